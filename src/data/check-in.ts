import { queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { ReservationState } from '#api/generated/model.ts';
import { getReservationStateQueryOptions } from '#api/generated/reservations.ts';
import { IDENTITY_POLL_LIMIT_MS, IDENTITY_POLL_MS } from '#config/constants.ts';
import { laterProgress } from '#domain/check-in/check-in.ts';
import type { CheckInProgress } from '#domain/check-in/check-in.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';

import { contractQuery } from './contract.ts';
import { stayQuery } from './stay/stay-queries.ts';

/** Puts the state of check-in into the stay, and refetches the stay when that has changed it: doors follow. */
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

/** How far check-in is (R4-22); each response goes into the stay, so that screens read the stay only. */
const reservationStateQuery = ({ slug, reservationId }: StayRef) =>
  queryOptions({
    ...contractQuery(getReservationStateQueryOptions(reservationId), ReservationState, (dto, { client }) =>
      applyProgress(client, slug, dto),
    ),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** The polling of a verification under way. */
export interface VerificationWatch {
  /** The two minutes are over: from now on only the guest's click and the page's focus refetch. */
  readonly isOver: boolean;
  readonly isAsking: boolean;
  readonly error: Error | null;
  /** Refetches, or waits for the response that is on its way; settles with it. */
  readonly checkAgain: () => Promise<unknown>;
}

/** Polls the result every 5 seconds for 2 minutes, and on focus; then only on focus and on request (R4-22). A mount starts again. */
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
  return { isOver, isAsking: isFetching, error, checkAgain: () => refetch({ cancelRefetch: false }) };
}
