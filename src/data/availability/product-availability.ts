import { queryOptions } from '@tanstack/react-query';

import { getProductAvailabilityQueryOptions } from '#api/generated/availability.ts';
import { ProductAvailability } from '#api/generated/model.ts';
import { read } from '#data/contract.ts';
import { STALE_MS } from '#data/query-client.ts';
import { productAvailabilityFromDto } from '#domain/availability/product-availability.ts';
import type { AvailabilityOf, ProductAvailability as Availability } from '#domain/availability/product-availability.ts';

/**
 * The availability of one cleaning, breakfast or upgrade for a reservation (R7-51, R7-52). An answer of another type is
 * a broken one.
 */
export const productAvailabilityQuery = <T extends Availability['type']>(
  reservationId: string,
  productId: string,
  type: T,
) =>
  queryOptions({
    ...read(
      getProductAvailabilityQueryOptions(productId, { reservationId }),
      ProductAvailability,
      (answer): AvailabilityOf<T> => {
        const found = productAvailabilityFromDto(answer);
        if (!isOf(found, type)) throw new TypeError(`The availability is of type ${found.type}`);
        return found;
      },
    ),
    meta: { about: 'availability' },
    refetchOnWindowFocus: true,
    // A page opened later waits for its own answer: another device may have taken the free cleaning.
    gcTime: STALE_MS,
  });

const isOf = <T extends Availability['type']>(found: Availability, type: T): found is AvailabilityOf<T> =>
  found.type === type;
