import type { Order } from '#api/generated/model/index.ts';
import type { OrderRow } from '#mocks/db/database.ts';
import type { Call, Handlers } from '#mocks/engine/world.ts';

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

async function order({ world, params, headers }: Call<'order'>): Promise<Order> {
  const id = params['id'] ?? '';
  const row = world.db.orders.get(id);
  if (row === undefined) throw notFound('Order');
  if (row.slug !== headers['x-slug']) throw new HttpError('FORBIDDEN', 'The order belongs to another stay');
  const { polls, outcome } = await world.db.orders.update(id, (before) => ({ ...before, polls: before.polls + 1 }));
  if (polls <= PENDING_POLLS) return { id, status: 'pending', errorCode: null };
  if (polls === PENDING_POLLS + 1 && outcome === 'ordered') await deliverOrder(world, row);
  return { id, ...DECIDED[outcome] };
}

export const orderHandlers = { order } satisfies Handlers<'order'>;
