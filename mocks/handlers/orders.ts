import type { CheckInUpdateResult, Order, OrderItem, OrderItemInput } from '#api/generated/model.ts';
import { creditCardFromDto, isRefused } from '#domain/card/credit-card.ts';
import { localDay, shift } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import type { OrderRow, StayRow } from '#mocks/db/database.ts';
import { HttpError, orNotFound } from '#mocks/engine/http.ts';
import type { Call, Due, Handlers, World } from '#mocks/world.ts';

import { holdingsOf } from './holdings.ts';
import { stayOf, zoneOfStay } from './lookups.ts';
import { reasonOver } from './open-stay.ts';
import { orderItemsOf } from './order-items.ts';
import { takeSlotsMeanwhile } from './slots.ts';

/** A card pays unless the bank refuses it or its last month is over. */
function hasCardThatPays(world: World, row: StayRow): boolean {
  const { creditCard } = row.checkIn;
  if (!creditCard || isRefused(creditCardFromDto(creditCard))) return false;
  return (row.cardGoodTo ?? '9999-12') >= localDay(world.clock.now(), zoneOfStay(world, row)).slice(0, 7);
}

/** Without a card that pays or an invoice nothing with a price can be paid (R4-33). */
function outcomeOf(world: World, row: StayRow, items: readonly OrderItem[]): OrderRow['outcome'] | 'null-id' {
  const { checkIn, script } = row;
  const costs = items.some(({ price }) => price > 0);
  const canPay = checkIn.voucher?.type === 'invoice-payment' || hasCardThatPays(world, row);
  return script.orders === 'ordered' && costs && !canPay ? 'payment-error' : script.orders;
}

/** How long an order is pending: shorter than two polls of the app, so that a tester sees both answers. */
const PENDING_MS = 1_500;

/** Accepts an order, which reserves its items; the guest polls GET /orders/{id} for the outcome. */
export async function placeOrder(
  world: World,
  row: StayRow,
  inputs: readonly OrderItemInput[],
): Promise<CheckInUpdateResult> {
  if (row.script.slots === 'taken-meanwhile') await takeSlotsMeanwhile(world, row, inputs);
  const holdings = holdingsOf(world, row);
  const items = inputs.flatMap((input) => orderItemsOf(world, row, input, holdings));
  const outcome = outcomeOf(world, row, items);
  if (outcome === 'null-id') return { orderId: null };
  const id = world.nextId('order');
  const decidedAt = shift(world.clock.now(), PENDING_MS);
  await world.db.orders.insert({
    id,
    slug: row.slug,
    outcome,
    decidedAt,
    isDecided: false,
    inputs: [...inputs],
    items,
  });
  return { orderId: id };
}

const DECIDED: Record<OrderRow['outcome'], Pick<Order, 'status' | 'errorCode'>> = {
  ordered: { status: 'ordered', errorCode: null },
  'payment-error': { status: 'failed', errorCode: 'ERROR_ORDER_PAYMENT' },
  'other-error': { status: 'failed', errorCode: 'ERROR_ORDER_SUPPLIER' },
  'stay-over': { status: 'failed', errorCode: 'ERROR_ORDER_STAY_OVER' },
  'stuck-pending': { status: 'pending', errorCode: null },
  'unknown-status': { status: 'foo', errorCode: null },
};

/** Completes an order: adds its items to the stay. */
const deliver = (world: World, { slug, items }: OrderRow) =>
  world.db.stays.update(slug, (stay) => ({
    ...stay,
    checkIn: { ...stay.checkIn, orderItems: [...(stay.checkIn.orderItems ?? []), ...items] },
  }));

/** Decides an order when it is due: it succeeds unless the stay is over by then. */
async function decide(world: World, { id, slug, outcome }: OrderRow, at: Instant): Promise<void> {
  const isOver = outcome === 'ordered' && reasonOver(world, stayOf(world, slug), at) !== undefined;
  const row = await world.db.orders.update(id, (before) => ({
    ...before,
    isDecided: true,
    ...(isOver ? { outcome: 'stay-over' } : {}),
  }));
  if (row.outcome === 'ordered') await deliver(world, row);
}

/** Orders to be decided; a stuck one never is. */
export const ordersDue = (world: World): Due[] =>
  world.db.orders
    .findMany({ isDecided: false, outcome: (outcome) => outcome !== 'stuck-pending' })
    .map((row) => ({ at: row.decidedAt, run: (due, at) => decide(due, row, at) }));

function order({ world, params: { id }, headers }: Call<'order'>): Order {
  const row = orNotFound(world.db.orders.get(id), 'Order');
  if (row.slug !== headers['x-slug']) throw new HttpError('FORBIDDEN', 'The order belongs to another stay');
  return { id, ...(row.isDecided ? DECIDED[row.outcome] : DECIDED['stuck-pending']) };
}

export const orderHandlers = { order } satisfies Handlers<'order'>;
