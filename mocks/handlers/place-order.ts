import type { CheckInUpdateResult, DateChangeSlot, OrderItem, OrderItemInput } from '#api/generated/model/index.ts';
import type { OrderRow, StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/engine/world.ts';

import { orderItemsOf } from './order-items.ts';
import { takeSlotsMeanwhile } from './slots-taken-meanwhile.ts';
import { sameInstant } from './slots.ts';

/** Without card or invoice nothing with a price can be paid (R4-33). */
function outcomeOf({ checkIn, script }: StayRow, items: readonly OrderItem[]): OrderRow['outcome'] | 'null-id' {
  const costs = items.some(({ price }) => price > 0);
  const payable = checkIn.creditCard || checkIn.voucher?.type === 'invoice-payment';
  return script.orders === 'ordered' && costs && !payable ? 'payment-error' : script.orders;
}

/** Takes an order; it is decided while the guest polls GET /orders/{id}. */
export async function placeOrder(
  world: World,
  row: StayRow,
  inputs: readonly OrderItemInput[],
): Promise<CheckInUpdateResult> {
  if (row.script.slots === 'taken-meanwhile') await takeSlotsMeanwhile(world, row, inputs);
  const items: OrderItem[] = [];
  for (const input of inputs) items.push(...orderItemsOf(world, row, input, items));
  const outcome = outcomeOf(row, items);
  if (outcome === 'null-id') return { orderId: null };
  const order = await world.db.orders.insert({ id: world.nextId('order'), slug: row.slug, outcome, polls: 0, items });
  return { orderId: order.id };
}

const takes = (item: OrderItem, slot: DateChangeSlot): boolean =>
  item.productId === slot.productId &&
  sameInstant(slot.type === 'end-date' ? item.consumptionEndDate : item.consumptionDate, slot.timeslot);

/** The order went through: its items stand in the stay and its slots are taken. */
export async function deliverOrder(world: World, order: OrderRow): Promise<void> {
  const row = await world.db.stays.update(order.slug, (stay) => ({
    ...stay,
    checkIn: { ...stay.checkIn, orderItems: [...(stay.checkIn.orderItems ?? []), ...order.items] },
  }));
  if (!world.db.dateSlots.get(row.checkIn.id)) return;
  await world.db.dateSlots.update(row.checkIn.id, (dates) => ({
    ...dates,
    slots: dates.slots.map((slot) =>
      order.items.some((item) => takes(item, slot)) ? { ...slot, isAvailable: false } : slot,
    ),
  }));
}
