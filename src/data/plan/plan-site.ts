import type { Trip } from '#domain/plan/trip.ts';

import type { PlanPartner } from './plan-partner.ts';

/** A site that has not answered by then is down. */
const KNOCK_LIMIT_MS = 10_000;

/** Asks a site for nothing but an answer; rejects when it is blocked, down or silent. */
async function knock(host: string, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const late = setTimeout(end, KNOCK_LIMIT_MS);
  signal.addEventListener('abort', end);
  try {
    // oxlint-disable-next-line no-restricted-globals -- a knock at a foreign door, no call of ours: no token, nothing read
    await fetch(`https://${host}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: ended.signal,
    });
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', end);
  }
}

/**
 * The partner's site, which gets the city and the days and nothing else. Probe the site before linking to it, so that a
 * guest reads the app's text when it is down (R8-21, R8-22).
 */
export const planSite = (host: string): PlanPartner => ({
  planFor: async (trip, signal) => {
    await knock(host, signal);
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
