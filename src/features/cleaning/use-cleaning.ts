import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { productAvailabilityQuery } from '#data/availability.ts';
import { cleaningDays, daysAhead } from '#domain/cleaning/cleaning-slots.ts';
import type { Product } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';

/** What is left of a cleaning: how many are free, and the days ahead; undefined while it is not known (R3-91). */
export function useCleaning({ reservationId }: Pick<Stay, 'reservationId'>, product: Product, zone: ZoneId) {
  const query = useQuery(productAvailabilityQuery(reservationId, product.id, 'mid-stay-cleaning'));
  const counts = query.data;
  const timeslots = counts?.timeslots;
  const all = useMemo(() => timeslots && cleaningDays(timeslots, zone), [timeslots, zone]);
  const days = useAtTime((now) => all && daysAhead(all, now));
  return {
    left: counts && days ? { counts, days } : undefined,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
