import { queryOptions } from '@tanstack/react-query';

import { propertyUnitCategoryAvailability } from '#api/generated/availability/availability.ts';
import { RateOfferList } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { rateOffersFromDto } from '#domain/rate/rate-offer.ts';
import type { RateSearch } from '#domain/rate/rate-search.ts';

/** What a new stay would cost, the cheapest first (R7-57, R7-61, R7-62); prices stay as they were asked for until asked again. */
export const rateOffersQuery = (search: RateSearch) =>
  queryOptions({
    queryKey: ['rates', search],
    queryFn: async ({ signal }) => {
      const { startDay, endDay, voucherCode, unitCategoryId, adults, children } = search;
      const query = {
        startDateLocal: startDay,
        endDateLocal: endDay,
        ...(voucherCode === null ? {} : { voucherCode }),
        propertyUnitCategoryId: unitCategoryId,
        adultCount: adults,
        childrenCount: children,
      };
      const answer = await propertyUnitCategoryAvailability(query, undefined, undefined, signal);
      return rateOffersFromDto(parseReply('GET /property-unit-category-availability', RateOfferList, answer).data);
    },
    refetchOnWindowFocus: false,
  });
