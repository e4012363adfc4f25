import type { QueryClient } from '@tanstack/react-query';

import { productAvailabilityQuery } from '#data/availability/product-availability.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { openOrders } from '../-open-orders.ts';

const TYPE = 'mid-stay-cleaning';

/** Opens a page about cleanings; their availability starts to load, and the page does not wait for it. */
export async function loadCleanings(
  context: { queryClient: QueryClient; slug: Slug },
  productId: string | undefined,
): Promise<void> {
  const { queryClient, slug } = context;
  await openOrders(context);
  const stay = queryClient.getQueryData(stayQuery(slug).queryKey);
  const product = stay && productOffer(stay, TYPE, productId).product;
  if (product) void queryClient.prefetchQuery(productAvailabilityQuery(stay.reservationId, product.id, TYPE));
}
