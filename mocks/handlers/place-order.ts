import type { CheckIn, CheckInUpdateResult, OrderItem, OrderItemInput, Product } from '#api/generated/model/index.ts';
import type { OrderRow, StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/engine/world.ts';

import { priceLine } from '#domain/order/price.ts';
import { productFromDto } from '#domain/product/product.ts';
import { nightsOf } from '#domain/stay/stay-phase.ts';
import { parseInstant, parseZone, toMs } from '#lib/time.ts';
import { HttpError, invalid } from '#mocks/engine/http-error.ts';

const productOf = (checkIn: CheckIn, id: string): Product => {
  const product = (checkIn.services ?? []).flatMap(({ products }) => products).find((each) => each.id === id);
  if (!product) throw invalid('body.orderItems.productId', 'is not a product of this stay');
  if (!product.isOrderable) throw new HttpError('CONFLICT', 'The product cannot be ordered');
  return product;
};

const sameInstant = (a: string | null | undefined, b: string): boolean => {
  const [left, right] = [parseInstant(a), parseInstant(b)];
  return left !== null && right !== null && toMs(left) === toMs(right);
};

/** The date slot an item takes, when its product sells date slots; 409 when it is gone. */
function refuseTakenSlot(world: World, reservationId: string, item: OrderItemInput): void {
  const slots = world.db.dateSlots.get(reservationId)?.slots.filter(({ productId }) => productId === item.productId);
  if (slots === undefined || slots.length === 0) return;
  const wanted = slots.find(
    ({ type, timeslot }) => sameInstant(type === 'end-date' ? item.consumptionEndDate : item.consumptionDate, timeslot),
  );
  if (!wanted) throw invalid('body.orderItems', 'names no slot of the product');
  if (!wanted.isAvailable) throw new HttpError('CONFLICT', 'The slot has been taken', { data: { timeslot: wanted.timeslot } });
}

function orderItem(world: World, checkIn: CheckIn, item: OrderItemInput): OrderItem {
  const product = productOf(checkIn, item.productId);
  const zone = parseZone(world.db.properties.get(checkIn.propertyId)?.timezone);
  const dates = { startDate: parseInstant(checkIn.startDate), endDate: parseInstant(checkIn.endDate) };
  const { total } = priceLine(
    { ...productFromDto(product), customerRewardId: item.customerRewardId ?? product.customerRewardId },
    {
      guests: checkIn.adultsCount + checkIn.childrenCount,
      nights: nightsOf(dates, zone),
      ...(item.count === undefined ? {} : { count: item.count }),
    },
  );
  return {
    id: world.nextId('item'),
    productId: product.id,
    type: product.type,
    status: 'confirmed',
    consumptionDate: item.consumptionDate ?? null,
    consumptionEndDate: item.consumptionEndDate ?? null,
    price: total,
    currencyCode: product.currency,
    chargeInterval: product.chargeInterval,
  };
}

/** Without card or invoice nothing with a price can be paid. */
function outcomeOf({ checkIn, script }: StayRow, items: readonly OrderItem[]): OrderRow['outcome'] | 'null-id' {
  const costs = items.some(({ price }) => price > 0);
  const payable = checkIn.creditCard || checkIn.voucher?.type === 'invoice-payment';
  return script.orders === 'ordered' && costs && !payable ? 'payment-error' : script.orders;
}

/** Takes an order; it is decided while the guest polls GET /orders/{id}. */
export async function placeOrder(world: World, row: StayRow, inputs: readonly OrderItemInput[]): Promise<CheckInUpdateResult> {
  for (const input of inputs) refuseTakenSlot(world, row.checkIn.id, input);
  const items = inputs.map((input) => orderItem(world, row.checkIn, input));
  const outcome = outcomeOf(row, items);
  if (outcome === 'null-id') return { orderId: null };
  const order = await world.db.orders.insert({ id: world.nextId('order'), slug: row.slug, outcome, polls: 0, items });
  return { orderId: order.id };
}

/** The order went through: its items stand in the stay and its slots are taken. */
export async function deliverOrder(world: World, order: OrderRow): Promise<void> {
  const row = await world.db.stays.update(order.slug, (stay) => ({
    ...stay,
    checkIn: { ...stay.checkIn, orderItems: [...(stay.checkIn.orderItems ?? []), ...order.items] },
  }));
  if (!world.db.dateSlots.get(row.checkIn.id)) return;
  await world.db.dateSlots.update(row.checkIn.id, (dates) => ({
    ...dates,
    slots: dates.slots.map((slot) => (order.items.some((item) => takes(item, slot)) ? { ...slot, isAvailable: false } : slot)),
  }));
}

const takes = (item: OrderItem, slot: { productId: string | null; type: string; timeslot: string }): boolean =>
  item.productId === slot.productId &&
  sameInstant(slot.type === 'end-date' ? item.consumptionEndDate : item.consumptionDate, slot.timeslot);
