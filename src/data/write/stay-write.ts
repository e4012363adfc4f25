import type { QueryClient } from '@tanstack/react-query';

import type { CheckInUpdate, CheckInUpdateResult } from '#api/generated/model.ts';
import { shouldRetry } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { changeStay } from './change-stay.ts';
import { stayLock, submit } from './submit.ts';
import type { Outcome } from './submit.ts';

/** A change to the stay: what is sent, and how to recognise that it happened. */
export interface StayWrite {
  readonly body: CheckInUpdate;
  /** What a clear yes changes in the stay; null when the answer is none. */
  readonly applyReply: (answer: CheckInUpdateResult, stay?: Stay) => Partial<Stay> | null;
  /** Whether a stay that was read afterwards shows the change. */
  readonly isAppliedIn: (stay: Stay) => boolean;
  /** A 4xx settles that it did not happen. Otherwise another device may have been first, and the stay is read. */
  readonly isRefusalFinal: boolean;
}

/** Why a change is not known to have happened; after refused and lost, the stay has been read. */
export type WriteTrouble = Exclude<Outcome<unknown>['kind'], 'sent'>;

/** A write that did not happen, as far as the app knows. After a lost answer, `unresolved` is the one to verify. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
  readonly trouble: WriteTrouble;
  readonly unresolved: StayWrite | undefined;

  constructor(trouble: WriteTrouble, { unresolved, cause }: { unresolved?: StayWrite; cause?: unknown } = {}) {
    super(`Not written: ${trouble}`, { cause });
    this.trouble = trouble;
    this.unresolved = unresolved;
  }
}

/** Makes the write and sends it once; rejects with NotWritten unless it happened. */
export async function sendOnce(
  queryClient: QueryClient,
  slug: Slug,
  make: () => StayWrite | Promise<StayWrite>,
): Promise<void> {
  let write: StayWrite | undefined;
  await submit({
    lock: stayLock(slug),
    send: async () => {
      write = await make();
      return changeStay.mutationFn({ slug, data: write.body });
    },
    settle: async (outcome) => {
      if (outcome.kind === 'offline' || outcome.kind === 'busy-elsewhere') throw new NotWritten(outcome.kind);
      if (write) await settle(queryClient, slug, write, outcome);
    },
  });
}

type Sent = Exclude<Outcome<CheckInUpdateResult>, { readonly kind: 'offline' } | { readonly kind: 'busy-elsewhere' }>;

/** Puts the answer into the stay (R7-47); when it is no clear yes, the stay itself shows whether it happened (S52). */
async function settle(queryClient: QueryClient, slug: Slug, write: StayWrite, outcome: Sent): Promise<void> {
  const { queryKey } = stayQuery(slug);
  if (outcome.kind === 'sent') {
    try {
      const change = write.applyReply(outcome.answer, queryClient.getQueryData(queryKey));
      if (change === null) throw new Error('The answer is no clear yes');
      await forgetEarlierReads(queryClient, slug);
      queryClient.setQueryData(queryKey, (stay) => stay && { ...stay, ...change });
      return;
    } catch (cause) {
      return verify(queryClient, slug, write, cause);
    }
  }
  if (outcome.kind === 'lost' || !write.isRefusalFinal) return verify(queryClient, slug, write, outcome.error);
  // The stay shows why: it may have been cancelled elsewhere.
  await readStay(queryClient, slug);
  throw new NotWritten('refused', { cause: outcome.error });
}

/** Reads the stay again and passes when the change is in it; sends nothing. */
export async function verify(queryClient: QueryClient, slug: Slug, write: StayWrite, cause?: unknown): Promise<void> {
  const stay = await readStay(queryClient, slug);
  if (!stay) throw new NotWritten('lost', { unresolved: write, cause });
  if (!write.isAppliedIn(stay)) throw new NotWritten('refused', { cause });
}

/** The stay as it is after the write; undefined when it cannot be read. */
async function readStay(queryClient: QueryClient, slug: Slug): Promise<Stay | undefined> {
  await forgetEarlierReads(queryClient, slug);
  return queryClient.fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: shouldRetry }).catch(() => undefined);
}

/** A read that began before the write does not show the write. */
const forgetEarlierReads = (queryClient: QueryClient, slug: Slug): Promise<void> =>
  queryClient.cancelQueries(stayQuery(slug));
