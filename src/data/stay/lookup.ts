import type { QueryClient } from '@tanstack/react-query';

import { queryOptions } from '@tanstack/react-query';

import { getCheckInLookupQueryOptions } from '#api/generated/check-in.ts';
import { CheckInMatchList } from '#api/generated/model.ts';
import { isNotFound } from '#api/api-error.ts';
import { contractQuery } from '#api/contract.ts';
import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';

import { stayQuery } from './stay-queries.ts';

/** What the guest entered to find a booking, cleaned (`domain/typed/clean.ts`). */
export interface Lookup {
  readonly bookingNumber: string;
  readonly lastName: string;
}

/** Finds the booking; retried like every query (R7-08), but not cached. */
const lookupQuery = ({ bookingNumber, lastName }: Lookup) =>
  queryOptions({
    ...contractQuery(
      getCheckInLookupQueryOptions({ channelConfirmationNumber: bookingNumber, lastName }),
      CheckInMatchList,
      ({ data }): Slug | null => asSlug(data[0]?.slug) ?? null,
    ),
    staleTime: 0,
    gcTime: 0,
    meta: { failureReport: (error) => (isNotFound(error) ? null : undefined) },
  });

/** The slug of the booking; undefined if nothing matches: an empty list or a 404 (R7-41). */
export async function findBooking(queryClient: QueryClient, lookup: Lookup): Promise<Slug | undefined> {
  try {
    return (await queryClient.fetchQuery(lookupQuery(lookup))) ?? undefined;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** The page to continue with after a booking was found. */
export interface Arrival {
  readonly slug: Slug;
  /** Whether online check-in is not finished (R2-156). */
  readonly needsCheckIn: boolean;
}

/** The booking and how to continue; if the stay cannot be read yet, the stay page handles it. */
export async function findArrival(queryClient: QueryClient, lookup: Lookup): Promise<Arrival | undefined> {
  const slug = await findBooking(queryClient, lookup);
  if (slug === undefined) return undefined;
  const stay = await queryClient.fetchQuery(stayQuery(slug)).catch(() => undefined);
  const needsCheckIn = stay !== undefined && !stay.isCancelled && stay.state !== 'check-in-completed';
  return { slug, needsCheckIn };
}
