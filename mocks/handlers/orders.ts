import type { Order } from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';
import type { OrderRow } from '#mocks/db/database.ts';
import type { Call, Due, Handlers, World } from '#mocks/world.ts';

import { HttpError, orNotFound } from '#mocks/engine/http.ts';

import { stayOf } from './lookups.ts';
import { reasonOver } from './open-stay.ts';

const DECIDED: Record<OrderRow['outcome'], Pick<Order, 'status' | 'errorCode'>> = {
  ordered: { status: 'ordered', errorCode: null },
  'payment-error': { status: 'failed', errorCode: 'ERROR_ORDER_PAYMENT' },
  'other-error': { status: 'failed', errorCode: 'ERROR_ORDER_SUPPLIER' },
  'stay-over': { status: 'failed', errorCode: 'ERROR_ORDER_STAY_OVER' },
  'stuck-pending': { status: 'pending', errorCode: null },
  'unknown-status': { status: 'foo', errorCode: null },
};

/** The order goes through: its items are the stay's. */
const deliver = (world: World, { slug, items }: OrderRow) =>
  world.db.stays.update(slug, (stay) => ({
    ...stay,
    checkIn: { ...stay.checkIn, orderItems: [...(stay.checkIn.orderItems ?? []), ...items] },
  }));

/** Decides an order at its moment: it goes through, unless the stay is over by then. */
async function decide(world: World, { id, slug, outcome }: OrderRow, at: Instant): Promise<void> {
  const isOver = outcome === 'ordered' && reasonOver(world, stayOf(world, slug), at) !== undefined;
  const row = await world.db.orders.update(id, (before) => ({
    ...before,
    isDecided: true,
    ...(isOver ? { outcome: 'stay-over' } : {}),
  }));
  if (row.outcome === 'ordered') await deliver(world, row);
}

/** The orders that are to be decided; one that is stuck never is. */
export const ordersDue = (world: World): Due[] =>
  world.db.orders
    .findMany({ isDecided: false, outcome: (outcome) => outcome !== 'stuck-pending' })
    .map((row) => ({ at: row.decidedAt, happen: (due, at) => decide(due, row, at) }));

function order({ world, params: { id }, headers }: Call<'order'>): Order {
  const row = orNotFound(world.db.orders.get(id), 'Order');
  if (row.slug !== headers['x-slug']) throw new HttpError('FORBIDDEN', 'The order belongs to another stay');
  return { id, ...(row.isDecided ? DECIDED[row.outcome] : DECIDED['stuck-pending']) };
}

export const orderHandlers = { order } satisfies Handlers<'order'>;
