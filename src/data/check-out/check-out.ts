import type { QueryClient } from '@tanstack/react-query';

import { updateCheckIn } from '#api/generated/check-in/check-in.ts';
import { CheckInUpdateResult } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { shouldRetry } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { parseInstant } from '#lib/time.ts';

/** Why the guest is not checked out: no connection, another tab is at work, the stay says that it is still open, or nobody could say. */
export type CheckOutTrouble = 'offline' | 'under-way' | 'still-open' | 'not-known';

/** A check-out that did not happen, as far as is known. */
export class NotCheckedOut extends Error {
  override readonly name = 'NotCheckedOut';
  readonly trouble: CheckOutTrouble;

  constructor(trouble: CheckOutTrouble, cause?: unknown) {
    super(`Not checked out: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Checks out, once (R4-06, R7-39); whenever the answer is no clear yes, the stay itself says whether it happened (S52). */
export async function checkOut(queryClient: QueryClient, slug: Slug): Promise<void> {
  try {
    const answer = await updateCheckIn(slug, { checkOutDone: true });
    const checkOutDate = parseInstant(parseReply('PATCH /check-in/{slug}', CheckInUpdateResult, answer).checkOutDate);
    if (checkOutDate === null) throw new Error('The answer has no check-out date');
    await queryClient.cancelQueries(stayQuery(slug));
    queryClient.setQueryData(stayQuery(slug).queryKey, (stay) => stay && { ...stay, checkOutDate });
  } catch (error) {
    await expectCheckedOut(queryClient, slug, error);
  }
}

/** Reads the stay anew and passes when it is checked out; a refusal because another device was first passes too. */
export async function expectCheckedOut(queryClient: QueryClient, slug: Slug, cause?: unknown): Promise<void> {
  // A read that began before the write knows nothing of it.
  await queryClient.cancelQueries(stayQuery(slug));
  const stay = await queryClient
    .fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: shouldRetry })
    .catch(() => undefined);
  if (!stay) throw new NotCheckedOut('not-known', cause);
  if (stay.checkOutDate === null) throw new NotCheckedOut('still-open', cause);
}
