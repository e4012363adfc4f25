import type { Trip } from '#domain/plan/trip.ts';

import type { PlanPartner } from './plan-partner.ts';

/**
 * The partner's site, which gets the city and the days and nothing else. Probe the site before linking to it, so that a
 * guest reads the app's text when it is down (R8-21, R8-22).
 */
export const planSite = (host: string): PlanPartner => ({
  planFor: async (trip, signal) => {
    // oxlint-disable-next-line no-restricted-globals -- a knock at a foreign door, no call of ours: no token, nothing read
    await fetch(`https://${host}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    return { kind: 'site', href: planHref(host, trip) };
  },
});

/** The page of a trip at the partner's. */
export function planHref(host: string, { cityName, firstDay, lastDay }: Trip): string {
  const query = new URLSearchParams({ city: cityName });
  if (firstDay !== null) query.set('from', firstDay);
  if (lastDay !== null) query.set('to', lastDay);
  return `https://${host}/?${query.toString()}`;
}
