import { queryOptions } from '@tanstack/react-query';

import {
  getProductAvailabilityQueryOptions,
  getPropertyUnitAvailabilityQueryOptions,
} from '#api/generated/availability.ts';
import { DateChangeSlotList, ProductAvailability as ProductAvailabilityDto } from '#api/generated/model.ts';
import { productAvailabilityFromDto, slotsFromDto } from '#domain/availability/availability.ts';
import type { AvailabilityOf, ProductAvailability } from '#domain/availability/availability.ts';

import { contractQuery } from './contract.ts';
import { STALE_MS } from './query-client.ts';

/** Earlier arrival and later departure times of a reservation (R7-56). */
export const dateSlotsQuery = (reservationId: string) =>
  queryOptions({
    ...contractQuery(getPropertyUnitAvailabilityQueryOptions({ reservationId }), DateChangeSlotList, ({ data }) =>
      slotsFromDto(data),
    ),
    meta: { about: 'availability' },
    refetchOnWindowFocus: true,
  });

/**
 * The availability of cleanings, breakfasts or upgrades for a reservation (R7-51, R7-52). A response of another type is
 * an error.
 */
export const productAvailabilityQuery = <T extends ProductAvailability['type']>(
  reservationId: string,
  productId: string,
  type: T,
) =>
  queryOptions({
    ...contractQuery(
      getProductAvailabilityQueryOptions(productId, { reservationId }),
      ProductAvailabilityDto,
      (dto): AvailabilityOf<T> => {
        const found = productAvailabilityFromDto(dto);
        if (!isOf(found, type)) throw new TypeError(`The availability is of type ${found.type}`);
        return found;
      },
    ),
    meta: { about: 'availability' },
    refetchOnWindowFocus: true,
    // A page opened later waits for a new response, because the free cleaning may have been used on another device.
    gcTime: STALE_MS,
  });

const isOf = <T extends ProductAvailability['type']>(found: ProductAvailability, type: T): found is AvailabilityOf<T> =>
  found.type === type;
