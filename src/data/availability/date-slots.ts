import { queryOptions } from '@tanstack/react-query';

import { propertyUnitAvailability } from '#api/generated/availability/availability.ts';
import { DateChangeSlotList } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { slotsFromDto } from '#domain/availability/slots.ts';

/** The key of everything that can be had for a reservation: an order may use it up. */
export const availabilityKey = (reservationId: string) => ['availability', reservationId] as const;

/** Earlier arrivals and later departures of a reservation (R7-56). */
export const dateSlotsQuery = (reservationId: string) =>
  queryOptions({
    queryKey: [...availabilityKey(reservationId), 'dates'],
    queryFn: async ({ signal }) => {
      const answer = await propertyUnitAvailability({ reservationId }, undefined, undefined, signal);
      return slotsFromDto(parseReply('GET /property-unit-availability', DateChangeSlotList, answer).data);
    },
    refetchOnWindowFocus: true,
  });
