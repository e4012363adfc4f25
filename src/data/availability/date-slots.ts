import { queryOptions } from '@tanstack/react-query';

import { getPropertyUnitAvailabilityQueryOptions } from '#api/generated/availability.ts';
import { DateChangeSlotList } from '#api/generated/model.ts';
import { read } from '#data/contract.ts';
import { slotsFromDto } from '#domain/availability/slots.ts';

/** Earlier arrivals and later departures of a reservation (R7-56). */
export const dateSlotsQuery = (reservationId: string) =>
  queryOptions({
    ...read(getPropertyUnitAvailabilityQueryOptions({ reservationId }), DateChangeSlotList, ({ data }) =>
      slotsFromDto(data),
    ),
    meta: { about: 'availability' },
    refetchOnWindowFocus: true,
  });
