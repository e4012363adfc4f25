import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { isNotFound } from '#api/api-error.ts';
import { getCheckInQueryOptions } from '#api/generated/check-in.ts';
import { CheckIn } from '#api/generated/model.ts';
import { contractQuery } from '#data/contract.ts';
import { propertyQuery } from '#data/property.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { deviceZone } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

import { STAY_PARAMS } from './ask-stay.ts';
import { lastResponses } from './saved-stay.ts';

/** A tab that is looked at again becomes visible and gets the focus: for both, one request is enough. */
const FRESH_MS = 1_000;

/** The stay behind a slug; 404 is an unknown slug (R8-57). Refetched on focus: another tab or the server may have changed it. */
export const stayQuery = (slug: Slug) =>
  queryOptions({
    ...contractQuery(getCheckInQueryOptions(slug, STAY_PARAMS), CheckIn, (dto) =>
      stayFromDto(lastResponses.recordStay(dto)),
    ),
    // The device's clock may have been set back since.
    refetchOnWindowFocus: ({ state }) => Math.abs(Date.now() - state.dataUpdatedAt) > FRESH_MS && 'always',
    // A wrong link is no fault of the app; every other failure is reported as usual.
    meta: { failureReport: (error) => (isNotFound(error) ? null : undefined) },
  });

/** A stay with its property, as every page of the stay area reads it. */
export interface StayWithProperty {
  readonly stay: Stay;
  readonly property: Property;
  /** The property's zone: the only one rules may use. */
  readonly zone: ZoneId;
}

/** The stay of the page; the route's loader has loaded it. */
export function useStay(slug: Slug): StayWithProperty {
  const { data: stay } = useSuspenseQuery(stayQuery(slug));
  const { data: property } = useSuspenseQuery(propertyQuery(stay.propertyId));
  return { stay, property, zone: property.timezone };
}

/** The stay of the page, with its property once that is known; until then times are on the guest's clock. */
export function useStayBeforeProperty(slug: Slug) {
  const { data: stay } = useSuspenseQuery(stayQuery(slug));
  const { data: property, error, isFetching, refetch } = useQuery(propertyQuery(stay.propertyId));
  const zone = property?.timezone ?? deviceZone();
  return { stay, property, zone, propertyFailure: { error, isTrying: isFetching, onRetry: () => void refetch() } };
}
