import { productAvailabilityQuery } from '#data/products.ts';
import { productOffer } from '#domain/product/product-offer.ts';

import type { PageContext } from '../../-guards.ts';
import { requireOpenOrders } from '../../-guards.ts';

const TYPE = 'mid-stay-cleaning';

/** The loader of cleaning pages: runs the guard and prefetches the availability without awaiting it. */
export async function loadCleanings(context: PageContext, productId: string | undefined): Promise<void> {
  const stay = await requireOpenOrders(context);
  const product = stay && productOffer(stay, TYPE, productId).product;
  if (product) void context.queryClient.prefetchQuery(productAvailabilityQuery(stay.reservationId, product.id, TYPE));
}
