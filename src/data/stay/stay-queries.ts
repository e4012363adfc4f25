import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { isNotFound } from '#api/api-error.ts';
import { getCheckInQueryOptions } from '#api/generated/check-in.ts';
import { CheckIn } from '#api/generated/model.ts';
import { contractQuery } from '#api/contract.ts';
import { propertyQuery } from '#data/property.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { deviceZone } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

import { STAY_PARAMS } from '#api/request-stay.ts';
import { lastResponses } from './saved-stay.ts';

/** A tab that is activated causes both a visibility and a focus event; one request is enough. */
const FRESH_MS = 1_000;

/**
 * The stay with a slug; a 404 means an unknown slug (R8-57). Refetched on focus, because it may have changed elsewhere.
 */
export const stayQuery = (slug: Slug) =>
  queryOptions({
    ...contractQuery(getCheckInQueryOptions(slug, STAY_PARAMS), CheckIn, (dto) =>
      stayFromDto(lastResponses.recordStay(dto)),
    ),
    // `Math.abs` because the device's clock may have been set back.
    refetchOnWindowFocus: ({ state }) => Math.abs(Date.now() - state.dataUpdatedAt) > FRESH_MS && 'always',
    // A wrong link is not an error of the app; other failures are reported.
    meta: { failureReport: (error) => (isNotFound(error) ? null : undefined) },
  });

/** The stay as the server has answered, never the saved one. */
export const answeredStay = (queryClient: QueryClient, slug: Slug): Promise<Stay> =>
  queryClient.getQueryData(stayQuery(slug).queryKey)?.isFromDevice === true
    ? queryClient.fetchQuery({ ...stayQuery(slug), staleTime: 0 })
    : queryClient.ensureQueryData({ ...stayQuery(slug), revalidateIfStale: true });

/** Reads the stay once more; undefined if that fails. */
export const rereadStay = (queryClient: QueryClient, slug: Slug): Promise<Stay | undefined> =>
  queryClient.fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: false }).catch(() => undefined);

/** A stay with its property, for the pages of the stay area. */
export interface StayWithProperty {
  readonly stay: Stay;
  readonly property: Property;
  /** The property's time zone, the only one that rules may use. */
  readonly zone: ZoneId;
}

/** The stay of the page, which the route's loader has loaded. */
export function useStay(slug: Slug): StayWithProperty {
  const { data: stay } = useSuspenseQuery(stayQuery(slug));
  const { data: property } = useSuspenseQuery(propertyQuery(stay.propertyId));
  return { stay, property, zone: property.timezone };
}

/** The stay of the page, with its property once loaded; until then, times are in the guest's zone. */
export function useStayBeforeProperty(slug: Slug) {
  const { data: stay } = useSuspenseQuery(stayQuery(slug));
  const { data: property, error, isFetching, refetch } = useQuery(propertyQuery(stay.propertyId));
  const zone = property?.timezone ?? deviceZone();
  return { stay, property, zone, propertyFailure: { error, isTrying: isFetching, onRetry: () => void refetch() } };
}
