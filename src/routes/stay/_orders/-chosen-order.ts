import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** This tab's order of a stay. Its reader comes with the pages that need it, never on the way to a door. */
export const chosenOrder = async (slug: Slug): Promise<PendingOrder | undefined> =>
  (await import('#session/pending-order.ts')).readPendingOrder(slug);
