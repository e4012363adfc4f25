import { queryOptions } from '@tanstack/react-query';

import { getPropertyUnitCategoryAvailabilityQueryOptions } from '#api/generated/availability.ts';
import { RateOfferList } from '#api/generated/model.ts';
import { rateOffersFromDto } from '#domain/rate/rate.ts';
import type { RateSearch } from '#domain/rate/rate.ts';

import { contractQuery } from '#api/contract.ts';

/** The prices of a new stay, cheapest first (R7-57, R7-61, R7-62); not refetched until the guest searches again. */
export const rateOffersQuery = ({ startDay, endDay, voucherCode, unitCategoryId, adults, children }: RateSearch) =>
  queryOptions({
    ...contractQuery(
      getPropertyUnitCategoryAvailabilityQueryOptions({
        startDateLocal: startDay,
        endDateLocal: endDay,
        ...(voucherCode === null ? {} : { voucherCode }),
        propertyUnitCategoryId: unitCategoryId,
        adultCount: adults,
        childrenCount: children,
      }),
      RateOfferList,
      ({ data }) => rateOffersFromDto(data),
    ),
    refetchOnWindowFocus: false,
  });
