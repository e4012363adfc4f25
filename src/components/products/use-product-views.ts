import { useMatches, useSearch } from '@tanstack/react-router';

import { useStay } from '#data/stay/stay-queries.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { Slug } from '#domain/stay/stay.ts';

import { factsOfProduct } from '#telemetry/events.ts';
import { typeOfPage } from '../paths.ts';
import { useTrackOnce } from '#telemetry/track.ts';

/** Tracks which product's page was opened: the available product, else an unavailable one (R7-86). */
export function useProductViews(slug: Slug): void {
  const { stay } = useStay(slug);
  const route = useMatches({
    select: (matches) => (matches.at(-1)?.status === 'success' ? matches.at(-1)?.fullPath : undefined),
  });
  const { product: id } = useSearch({ strict: false });
  const type = route === undefined ? undefined : typeOfPage(route);
  const sold = stay.products.filter((each) => each.type === type);
  const product = (type && productOffer(stay, type, id).product) ?? sold.find((each) => each.id === id) ?? sold[0];
  useTrackOnce('Product Viewed', `${route} ${product?.id}`, product && factsOfProduct(product));
}
