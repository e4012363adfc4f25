import { useQueries } from '@tanstack/react-query';

import { productAvailabilityQuery } from '#data/availability.ts';
import { whenDrawn } from '#data/when-drawn.ts';
import { knownPrice } from '#domain/extras/known-price.ts';
import { ownPrice } from '#domain/extras/own-price.ts';
import type { KnownPrice } from '#domain/extras/own-price.ts';
import type { Product } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';

/**
 * The price of each product of a stay now. A cleaning or an upgrade has none until its availability has loaded (R3-80,
 * R9-13).
 */
export function usePrices(stay: Stay): (product: Product) => KnownPrice | undefined {
  const uncertain = stay.products.filter((product) => product.isOrderable && ownPrice(product) === undefined);
  const answers = useQueries({
    queries: uncertain.map(({ id, type }) =>
      whenDrawn(
        productAvailabilityQuery(stay.reservationId, id, type === 'mid-stay-cleaning' ? type : 'unit-category-upgrade'),
      ),
    ),
  });
  return (product) => knownPrice(product, answers[uncertain.findIndex(({ id }) => id === product.id)]?.data);
}
