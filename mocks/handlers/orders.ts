import type { Order } from '#api/generated/model/index.ts';
import type { OrderRow } from '#mocks/db/database.ts';
import type { Call, Handlers, World } from '#mocks/engine/world.ts';

import { HttpError, notFound } from '#mocks/engine/http-error.ts';

import { deliverOrder } from './place-order.ts';

/** An order is pending for two answers, then decided. */
const PENDING_POLLS = 2;

const DECIDED: Record<OrderRow['outcome'], Pick<Order, 'status' | 'errorCode'>> = {
  ordered: { status: 'ordered', errorCode: null },
  'payment-error': { status: 'failed', errorCode: 'ERROR_ORDER_PAYMENT' },
  'other-error': { status: 'failed', errorCode: 'ERROR_ORDER_SUPPLIER' },
  'stuck-pending': { status: 'pending', errorCode: null },
  'unknown-status': { status: 'foo', errorCode: null },
};

/** Counts one more look at an order; the one that decides it also delivers it. */
async function look(world: World, id: string): Promise<OrderRow> {
  const row = await world.db.orders.update(id, (before) => ({ ...before, polls: before.polls + 1 }));
  if (row.polls === PENDING_POLLS + 1 && row.outcome === 'ordered') await deliverOrder(world, row);
  return row;
}

/** Reading the stay takes its orders further too: one whose answer was lost still comes to its end. */
export async function settleOrders(world: World, slug: string): Promise<void> {
  for (const { id, polls } of world.db.orders.by('slug', slug)) if (polls <= PENDING_POLLS) await look(world, id);
}

async function order({ world, params, headers }: Call<'order'>): Promise<Order> {
  const id = params['id'] ?? '';
  const row = world.db.orders.get(id);
  if (row === undefined) throw notFound('Order');
  if (row.slug !== headers['x-slug']) throw new HttpError('FORBIDDEN', 'The order belongs to another stay');
  const { polls, outcome } = await look(world, id);
  if (polls <= PENDING_POLLS) return { id, status: 'pending', errorCode: null };
  return { id, ...DECIDED[outcome] };
}

export const orderHandlers = { order } satisfies Handlers<'order'>;
