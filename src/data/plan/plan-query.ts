import { queryOptions } from '@tanstack/react-query';

import type { EnvironmentName } from '#config/host.ts';
import type { Trip } from '#domain/plan/trip.ts';

import { loadPlanPartner } from './load-plan-partner.ts';

/** The partner's plan of a trip (R2-20); a failure is the page's to say, and to try again (R8-21 to R8-23). */
export const planQuery = (environment: EnvironmentName, host: string, trip: Trip) =>
  queryOptions({
    queryKey: ['plan', environment, host, trip],
    queryFn: async ({ signal }) => (await loadPlanPartner(environment, host)).planFor(trip, signal),
    retry: false,
  });
