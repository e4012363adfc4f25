import { useSuspenseQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getRequestAccessMutationOptions } from '#api/generated/access.ts';
import { AccessRequest } from '#api/generated/model.ts';
import { ApiError } from '#api/api-error.ts';
import { isOverdue } from '#domain/access/access-key.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';

import { contractMutation } from '#api/contract.ts';
import { stayQuery } from './stay/stay-queries.ts';

const accessRequest = contractMutation(getRequestAccessMutationOptions(), AccessRequest);

/** The door to open, or the elevator to call. */
export interface AccessTarget {
  readonly slug: Slug;
  readonly keyId: string;
}

/** Opens a door or calls an elevator; resolves when the lock has responded (R4-67). Does not change the stay. */
export async function requestAccess(queryClient: QueryClient, { slug, keyId }: AccessTarget): Promise<void> {
  try {
    await accessRequest.mutationFn({ data: { slug, propertyKeyId: keyId } });
  } catch (error) {
    // The refusal may mean that the door has changed on the server.
    const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isRefused) void queryClient.invalidateQueries({ queryKey: stayQuery(slug).queryKey });
    throw error;
  }
}

const REFETCH_MS = 60_000;
const OVERDUE_REFETCH_MS = 4_000;

/**
 * Keeps the displayed doors current: refetches the stay every minute, and as soon as a withheld key is due (R4-50,
 * S65).
 */
export function useFreshKeys(slug: Slug): void {
  const { data, refetch } = useSuspenseQuery({
    ...stayQuery(slug),
    refetchInterval: ({ state }) =>
      state.data?.propertyKeys.some((key) => isOverdue(key, nowInstant())) ? OVERDUE_REFETCH_MS : REFETCH_MS,
  });
  const isWaiting = useAtTime((now) => data.propertyKeys.some((key) => isOverdue(key, now)));
  useEffect(() => {
    if (isWaiting) void refetch({ cancelRefetch: false });
  }, [isWaiting, refetch]);
}
