import { queryOptions } from '@tanstack/react-query';

import type { EnvironmentName } from '#config/host.ts';
import type { Plan, Trip } from '#domain/plan/plan.ts';

/** The interface to a trip planner; rejects if it cannot be reached. */
interface PlanPartner {
  readonly planFor: (trip: Trip, signal: AbortSignal) => Promise<Plan>;
}

/** A site that takes longer counts as down. */
const PROBE_TIMEOUT_MS = 10_000;

/** Resolves when a site responds with any status; rejects if it is blocked, down or does not respond. */
async function probe(host: string, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const late = setTimeout(end, PROBE_TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    // oxlint-disable-next-line no-restricted-globals -- a probe of a foreign site, no call of the API: no token, nothing read
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
 * The partner's site, which receives only the city and the dates. It is probed before it is linked, so that guests see
 * the app's message when it is down (R8-21, R8-22).
 */
const planSite = (host: string): PlanPartner => ({
  planFor: async (trip, signal) => {
    await probe(host, signal);
    return { kind: 'site', href: planHref(host, trip) };
  },
});

/** The address of a trip on the partner's site. */
export function planHref(host: string, { cityName, firstDay, lastDay }: Trip): string {
  const query = new URLSearchParams({ city: cityName });
  if (firstDay !== null) query.set('from', firstDay);
  if (lastDay !== null) query.set('to', lastDay);
  return `https://${host}/?${query.toString()}`;
}

/**
 * The partner at a host (R2-147). The specification defines no API of it: development simulates it, and deployed
 * environments link to the partner's site.
 */
export const planPartner = async (environment: EnvironmentName, host: string): Promise<PlanPartner> =>
  environment === 'development'
    ? (await import('./simulated-plan-partner.ts')).simulatedPlanPartner(host)
    : planSite(host);

/** The partner's plan of a trip (R2-20); the page shows failures and offers a retry (R8-21 to R8-23). */
export const planQuery = (environment: EnvironmentName, host: string, trip: Trip) =>
  queryOptions({
    queryKey: ['plan', environment, host, trip],
    queryFn: async ({ signal }) => (await planPartner(environment, host)).planFor(trip, signal),
    retry: false,
  });
