import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { productAvailabilityQuery } from '#data/products.ts';
import type { cleaningPrice } from '#domain/cleaning/cleaning.ts';
import { cleaningDays, daysAhead } from '#domain/cleaning/cleaning-slots.ts';
import type { Product } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { ZoneId } from '#lib/time.ts';

/** How many cleanings are still free, and the days to choose from; `left` is undefined until both are known (R3-91). */
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

/** The price of the next cleaning, without the number of free ones (R9-13, R9-14). */
export function priceSentence(i18n: I18n, kind: ReturnType<typeof cleaningPrice>, price: string): string {
  switch (kind) {
    case 'free':
      return t(i18n)`Your next clean is free.`;
    case 'after-free':
      return t(i18n)`You have used up your free cleaning. The next clean costs ${price}.`;
    case 'paid':
      return t(i18n)`Cleaning costs ${price}.`;
  }
}
