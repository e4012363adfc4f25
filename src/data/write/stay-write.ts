import type { QueryClient } from '@tanstack/react-query';

import type { CheckInUpdate, CheckInUpdateResult } from '#api/generated/model/index.ts';
import { isRefusal } from '#api/api-error.ts';
import { shouldRetry } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { exclusively } from '#lib/exclusively.ts';

import { changeStay } from './change-stay.ts';

/** A change to the stay: what is sent, and how to tell that it happened. */
export interface StayWrite {
  readonly body: CheckInUpdate;
  /** What a clear yes says of the stay; null when the answer is none. */
  readonly told: (answer: CheckInUpdateResult) => Partial<Stay> | null;
  /** Whether a stay read afterwards shows the change. */
  readonly isDoneIn: (stay: Stay) => boolean;
  /** A 4xx settles that it did not happen. Otherwise another device may have been first, and the stay is asked. */
  readonly isRefusalFinal: boolean;
}

/**
 * Why a change is not known to have happened. offline, under-way (in another tab): nothing was sent.
 * not-taken: it did not happen. not-known: nobody could say.
 */
export type WriteTrouble = 'offline' | 'under-way' | 'not-taken' | 'not-known';

/** A write that did not happen, as far as is known; `open` is the one to look for when nobody could say. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
  readonly trouble: WriteTrouble;
  readonly open: StayWrite | undefined;

  constructor(trouble: WriteTrouble, { open, cause }: { open?: StayWrite; cause?: unknown } = {}) {
    super(`Not written: ${trouble}`, { cause });
    this.trouble = trouble;
    this.open = open;
  }
}

/** Makes the write and sends it, once: not offline (S53), and not beside another tab (S51). */
export async function sendOnce(
  queryClient: QueryClient,
  slug: Slug,
  make: () => StayWrite | Promise<StayWrite>,
): Promise<void> {
  if (!navigator.onLine) throw new NotWritten('offline');
  const hasRun = await exclusively(`write:${slug}`, async () => send(queryClient, slug, await make()));
  if (!hasRun) throw new NotWritten('under-way');
}

/** Puts the answer into the stay (R7-47); when it is no clear yes, the stay itself says whether it happened (S52). */
async function send(queryClient: QueryClient, slug: Slug, write: StayWrite): Promise<void> {
  try {
    const answer = await changeStay.mutationFn({ slug, data: write.body });
    const change = write.told(answer);
    if (change === null) throw new Error('The answer is no clear yes');
    await forgetEarlierReads(queryClient, slug);
    queryClient.setQueryData(stayQuery(slug).queryKey, (stay) => stay && { ...stay, ...change });
  } catch (cause) {
    if (!write.isRefusalFinal || !isRefusal(cause)) return await look(queryClient, slug, write, cause);
    // The stay says why: it may have been cancelled elsewhere.
    await readStay(queryClient, slug);
    throw new NotWritten('not-taken', { cause });
  }
}

/** Reads the stay anew and passes when the change is in it; sends nothing. */
export async function look(queryClient: QueryClient, slug: Slug, write: StayWrite, cause?: unknown): Promise<void> {
  const stay = await readStay(queryClient, slug);
  if (!stay) throw new NotWritten('not-known', { open: write, cause });
  if (!write.isDoneIn(stay)) throw new NotWritten('not-taken', { cause });
}

/** The stay as it is after the write; undefined when it cannot be read. */
async function readStay(queryClient: QueryClient, slug: Slug): Promise<Stay | undefined> {
  await forgetEarlierReads(queryClient, slug);
  return queryClient.fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: shouldRetry }).catch(() => undefined);
}

/** A read that began before the write knows nothing of it. */
const forgetEarlierReads = (queryClient: QueryClient, slug: Slug): Promise<void> =>
  queryClient.cancelQueries(stayQuery(slug));
