import type { QueryClient } from '@tanstack/react-query';

import { updateCheckIn } from '#api/generated/check-in/check-in.ts';
import { CheckInUpdateResult } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { shouldRetry } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** Why a stay is not cancelled: nothing left this device, another tab is at work, the stay stands, or nobody could say. */
export type CancelTrouble = 'offline' | 'under-way' | 'stands' | 'not-known';

/** A cancellation that did not happen, or of which nobody could say whether it did. */
export class StayNotCancelled extends Error {
  override readonly name = 'StayNotCancelled';
  readonly trouble: CancelTrouble;

  constructor(trouble: CancelTrouble, cause?: unknown) {
    super(`The stay was not cancelled: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Cancels the stay (R4-04, R7-40, R7-44); whatever else is answered, the stay itself says whether it stands (S52). */
export async function cancelStay(queryClient: QueryClient, slug: Slug): Promise<void> {
  let cause: unknown;
  try {
    const answer = await updateCheckIn(slug, { status: 'canceled' });
    const { status } = parseReply('PATCH /check-in/{slug}', CheckInUpdateResult, answer);
    if (status === 'canceled') return noteCancelled(queryClient, slug);
  } catch (error) {
    cause = error;
  }
  return expectCancelled(queryClient, slug, cause);
}

const noteCancelled = (queryClient: QueryClient, slug: Slug): void =>
  void queryClient.setQueryData(
    stayQuery(slug).queryKey,
    (stay) => stay && { ...stay, status: 'canceled' as const, isCancelled: true },
  );

/** Reads the stay anew and passes when it is cancelled, by this request or another. */
export async function expectCancelled(queryClient: QueryClient, slug: Slug, cause?: unknown): Promise<void> {
  const stay = await queryClient
    .fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: shouldRetry })
    .catch(() => undefined);
  if (!stay) throw new StayNotCancelled('not-known', cause);
  if (!stay.isCancelled) throw new StayNotCancelled('stands', cause);
}
