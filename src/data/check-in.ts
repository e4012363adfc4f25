import { queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { ReservationState } from '#api/generated/model.ts';
import { getReservationStateQueryOptions } from '#api/generated/reservations.ts';
import { IDENTITY_POLL_LIMIT_MS, IDENTITY_POLL_MS } from '#config/constants.ts';
import { laterProgress } from '#domain/check-in/check-in.ts';
import type { CheckInProgress } from '#domain/check-in/check-in.ts';
import { normalisePhone } from '#domain/typed/phone.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';

import { contractQuery } from '#api/contract.ts';
import { stayQuery } from './stay/stay-queries.ts';
import type { StayWrite } from './stay/stay-write.ts';

/**
 * Updates the check-in state of the cached stay, and refetches the stay if it changed, because the doors depend on it.
 */
export function applyProgress(
  client: QueryClient,
  slug: Slug,
  dto: Parameters<typeof laterProgress>[1],
): CheckInProgress {
  const { queryKey } = stayQuery(slug);
  const stay = client.getQueryData(queryKey);
  const progress = laterProgress(stay, dto);
  const hasChanged = progress.state !== stay?.state || progress.idVerificationState !== stay.idVerificationState;
  if (stay && hasChanged) {
    client.setQueryData(queryKey, { ...stay, ...progress });
    void client.invalidateQueries({ queryKey });
  }
  return progress;
}

type StayRef = Pick<Stay, 'slug' | 'reservationId'>;

/** The progress of check-in (R4-22). Each response is written to the cached stay, which is all that screens read. */
const reservationStateQuery = ({ slug, reservationId }: StayRef) =>
  queryOptions({
    ...contractQuery(getReservationStateQueryOptions(reservationId), ReservationState, (dto, { client }) =>
      applyProgress(client, slug, dto),
    ),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** The state of polling for the result of an ID verification. */
export interface VerificationWatch {
  /** Polling has ended after two minutes; from then on only a click or focusing the page refetches. */
  readonly isOver: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  /** Refetches, or joins a request in progress; resolves when it has ended. */
  readonly checkAgain: () => Promise<unknown>;
}

/**
 * Polls the result every 5 seconds for 2 minutes, and on focus; then only on focus and on request (R4-22). Restarts on
 * mount.
 */
export function useVerificationWatch(stay: StayRef): VerificationWatch {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), IDENTITY_POLL_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { error, isFetching, refetch } = useQuery({
    ...reservationStateQuery(stay),
    refetchInterval: isOver ? false : IDENTITY_POLL_MS,
  });
  return { isOver, isFetching, error, checkAgain: () => refetch({ cancelRefetch: false }) };
}

/** The main guest's details as entered (R2-154). */
export interface GuestDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly guestsCount: number;
}

/** Submits the guest details (R2-154, R4-08, R5-17); does not overwrite details from another device. */
export const submitGuestDetails = (details: GuestDetails): StayWrite => ({
  body: { guestDetails: { ...details, phone: normalisePhone(details.phone) } },
  applyReply: (response, stay) => {
    const progress = laterProgress(stay, response);
    return progress.state === 'guest-details-required' ? null : progress;
  },
  isAppliedIn: ({ state }) => state !== 'guest-details-required',
  isRefusalFinal: true,
  isOvertakenBy: ({ state }) => state !== 'guest-details-required',
});
