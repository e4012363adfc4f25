import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { readPendingOrder } from './pending-order.ts';

// A separate file: pages on the way to a door load `pending-order.ts`, and must not load this.

/** The guest's choice of a product, until it is ordered. A guest who goes back to its page finds it again. */
export function readDraft(slug: Slug, productId: string): OrderDraft | undefined {
  const order = readPendingOrder(slug);
  return order?.draft.productId === productId && ['draft', 'failed'].includes(order.stage.name)
    ? order.draft
    : undefined;
}
