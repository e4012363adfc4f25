import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { propertyQuery } from '#data/property.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { deviceZone } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

import { stayQuery } from './stay-queries.ts';

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
export function useStayAhead(slug: Slug) {
  const { data: stay } = useSuspenseQuery(stayQuery(slug));
  const { data: property, error, isFetching, refetch } = useQuery(propertyQuery(stay.propertyId));
  const zone = property?.timezone ?? deviceZone();
  return { stay, property, zone, houseFailure: { error, isTrying: isFetching, onRetry: () => void refetch() } };
}
