import type { Order } from '#api/generated/model/index.ts';
import type { OrderRow } from '#mocks/db/database.ts';
import type { Call, Handlers, World } from '#mocks/world.ts';

import { HttpError, notFound } from '#mocks/engine/http-error.ts';

import { isPending, PENDING_ANSWERS } from './holdings.ts';
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

/** Counts one more answer about an order; the one that decides it also delivers it, unless the stay is over. */
async function look(world: World, id: string): Promise<OrderRow> {
  const row = await world.db.orders.update(id, (before) => ({ ...before, polls: before.polls + 1 }));
  if (row.polls !== PENDING_ANSWERS + 1 || row.outcome !== 'ordered') return row;
  if (reasonOver(world, stayOf(world, row.slug)) !== undefined) {
    return world.db.orders.update(id, (before) => ({ ...before, outcome: 'stay-over' }));
  }
  await deliver(world, row);
  return row;
}

/** Reading the stay takes its orders further too: one whose answer was lost still comes to its end. */
export async function settleOrders(world: World, slug: string): Promise<void> {
  const pending = world.db.orders.findMany((query) =>
    query.where({ slug, polls: (polls) => polls <= PENDING_ANSWERS }),
  );
  for (const { id } of pending) await look(world, id);
}

async function order({ world, params, headers }: Call<'order'>): Promise<Order> {
  const id = params['id'] ?? '';
  const row = world.db.orders.get(id);
  if (row === undefined) throw notFound('Order');
  if (row.slug !== headers['x-slug']) throw new HttpError('FORBIDDEN', 'The order belongs to another stay');
  const after = await look(world, id);
  return { id, ...(isPending(after) ? DECIDED['stuck-pending'] : DECIDED[after.outcome]) };
}

export const orderHandlers = { order } satisfies Handlers<'order'>;
