import { productAvailabilityQuery } from '#data/availability.ts';
import { productOffer } from '#domain/product/product-offer.ts';

import type { PageContext } from '../../-require-stay.ts';
import { openOrders } from '../-open-orders.ts';

const TYPE = 'mid-stay-cleaning';

/** The loader of cleaning pages: runs the guard and prefetches the availability without awaiting it. */
export async function loadCleanings(context: PageContext, productId: string | undefined): Promise<void> {
  const stay = await openOrders(context);
  const product = stay && productOffer(stay, TYPE, productId).product;
  if (product) void context.queryClient.prefetchQuery(productAvailabilityQuery(stay.reservationId, product.id, TYPE));
}
