import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { getUpdateCheckInMutationOptions } from '#api/generated/check-in.ts';
import { CheckInUpdateResult } from '#api/generated/model.ts';
import type { CheckInUpdate } from '#api/generated/model.ts';
import { contractMutation } from '#api/contract.ts';
import { resetAvailability, shouldRetry } from '#data/query-client.ts';
import { stayLock, submit } from '#data/submit.ts';
import type { Outcome } from '#data/submit.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';
import { lockReleased } from '#lib/lock.ts';
import { parseInstant } from '#lib/time.ts';

import { rereadStay, stayQuery } from './stay-queries.ts';

/** The only operation that changes a stay. */
export const changeStay = contractMutation(getUpdateCheckInMutationOptions(), CheckInUpdateResult);

/** A change to the stay: what is sent, and how to recognise its effect. */
export interface StayWrite {
  readonly body: CheckInUpdate;
  /** The changes that the response makes to the stay; null if it does not confirm the change. */
  readonly applyReply: (response: CheckInUpdateResult, stay?: Stay) => Partial<Stay> | null;
  /** Whether a stay fetched afterwards contains the change. */
  readonly isAppliedIn: (stay: Stay) => boolean;
  /**
   * Whether a 4xx always means that it was not applied; otherwise another device may have applied it, and the stay is
   * refetched.
   */
  readonly isRefusalFinal: boolean;
  /**
   * Whether the stay, read just before sending, was changed by another device. Then nothing is sent, because it would
   * overwrite what the guest has not seen. Omitted for changes that overwrite nothing.
   */
  readonly isOvertakenBy?: (stay: Stay) => boolean;
}

/** Nothing was sent, because another device changed the stay first. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Why a change is not known to be applied; after `refused` and `lost` the stay has been refetched. */
export type WriteTrouble = Exclude<Outcome<unknown>['kind'], 'sent'>;

/** A write that was not applied, as far as known. After a lost response, `unresolved` is the write to verify. */
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

/** Rejects if another device changed the stay first. If the stay cannot be read, the server decides. */
async function refuseOvertaken(queryClient: QueryClient, slug: Slug, { isOvertakenBy }: StayWrite): Promise<void> {
  if (isOvertakenBy === undefined) return;
  await cancelEarlierFetches(queryClient, slug);
  const stay = await rereadStay(queryClient, slug);
  if (stay && isOvertakenBy(stay)) throw new Overtaken();
}

/** Sends a write once; rejects with NotWritten or Overtaken unless it was applied. */
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
      await refuseOvertaken(queryClient, slug, write);
      return changeStay.mutationFn({ slug, data: write.body });
    },
    settle: async (outcome) => {
      if (outcome.kind === 'offline' || outcome.kind === 'busy-elsewhere') throw new NotWritten(outcome.kind);
      if (outcome.kind === 'wifi-sign-in') throw new NotWritten(outcome.kind, { cause: outcome.error });
      if (write) await settle(queryClient, slug, write, outcome);
    },
  });
}

type Sent = Extract<Outcome<CheckInUpdateResult>, { readonly kind: 'sent' | 'refused' | 'lost' }>;

/**
 * Applies the response to the cached stay (R7-47); if it does not confirm the change, the refetched stay decides (S52).
 */
async function settle(queryClient: QueryClient, slug: Slug, write: StayWrite, outcome: Sent): Promise<void> {
  const { queryKey } = stayQuery(slug);
  if (outcome.kind === 'sent') {
    try {
      const change = write.applyReply(outcome.response, queryClient.getQueryData(queryKey));
      if (change === null) throw new Error('The response does not confirm the change');
      await cancelEarlierFetches(queryClient, slug);
      queryClient.setQueryData(queryKey, (stay) => stay && { ...stay, ...change });
      return;
    } catch (cause) {
      return verify(queryClient, slug, write, cause);
    }
  }
  if (outcome.kind === 'lost' || !write.isRefusalFinal) return verify(queryClient, slug, write, outcome.error);
  // The stay may show why, for example that it was cancelled on another device.
  await refetchStay(queryClient, slug);
  throw new NotWritten('refused', { cause: outcome.error });
}

/** Refetches the stay; resolves if it contains the change. Sends nothing. */
export async function verify(queryClient: QueryClient, slug: Slug, write: StayWrite, cause?: unknown): Promise<void> {
  const stay = await refetchStay(queryClient, slug);
  if (!stay) throw new NotWritten('lost', { unresolved: write, cause });
  if (!write.isAppliedIn(stay)) throw new NotWritten('refused', { cause });
}

/** The stay after the write; undefined if it cannot be fetched. */
async function refetchStay(queryClient: QueryClient, slug: Slug): Promise<Stay | undefined> {
  await cancelEarlierFetches(queryClient, slug);
  return queryClient.fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: shouldRetry }).catch(() => undefined);
}

/** Cancels fetches that began before the write and do not contain it. */
const cancelEarlierFetches = (queryClient: QueryClient, slug: Slug): Promise<void> =>
  queryClient.cancelQueries(stayQuery(slug));

/** Callbacks of the page, called only while it is mounted. */
interface Callbacks {
  readonly onSuccess?: () => void;
  readonly onError?: () => void;
}

/**
 * Sends the writes of a page to its stay, one at a time even if the guest clicks repeatedly (S50), and refetches what
 * they may have changed.
 */
export function useStayWrite({ slug }: Pick<Stay, 'slug'>, report: (cause: unknown) => void) {
  const queryClient = useQueryClient();
  const once = useSingleFlight();
  const { mutateAsync, reset, error, isIdle, isPending, isSuccess } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    // Awaited, because doors may have opened, and the next page must not show them as locked.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: stayQuery(slug).queryKey }),
    onError: (failure) => {
      if (failure instanceof Overtaken) return;
      const cause = failure instanceof NotWritten ? failure.cause : failure;
      if (cause !== undefined) report(cause);
    },
    onSettled: () => {
      // Whatever the outcome, the availability may have changed.
      resetAvailability(queryClient);
    },
  });
  const run = (task: () => Promise<void>, callbacks?: Callbacks): void => once(() => mutateAsync(task, callbacks));
  const failure = error instanceof NotWritten ? error : undefined;
  const unresolved = failure?.unresolved;
  const isOvertaken = error instanceof Overtaken;
  return {
    send: (make: () => StayWrite | Promise<StayWrite>, callbacks?: Callbacks) =>
      run(() => sendOnce(queryClient, slug, make), callbacks),
    /** Refetches the stay to check whether the lost write was applied; sends nothing. */
    verify: (callbacks?: Callbacks) => {
      if (unresolved) run(() => verify(queryClient, slug, unresolved), callbacks);
    },
    /** Refetches the stay to check whether a write of an earlier page or another tab was applied; sends nothing. */
    lookFor: (write: StayWrite, callbacks?: Callbacks) =>
      run(async () => {
        await lockReleased(stayLock(slug));
        await verify(queryClient, slug, write);
      }, callbacks),
    reset,
    error,
    /** Why it is not known to be applied; any other error occurred before sending, so it counts as refused. */
    trouble: failure?.trouble ?? (error === null || isOvertaken ? undefined : 'refused'),
    /** Nothing was sent, because the stay has changed since the guest saw it. */
    isOvertaken,
    isIdle,
    isPending,
    isSuccess,
  };
}

/** Cancels the stay (R4-04, R7-40, R7-44); a refusal may mean that another device did it first. */
export const cancelStay = (): StayWrite => ({
  body: { status: 'canceled' },
  applyReply: ({ status }) => (status === 'canceled' ? { status, isCancelled: true } : null),
  isAppliedIn: (stay) => stay.isCancelled,
  isRefusalFinal: false,
});

/** Checks out (R4-06, R7-39); a refusal may mean that another device did it first. */
export const checkOut = (): StayWrite => ({
  body: { checkOutDone: true },
  applyReply: (response) => {
    const checkOutDate = parseInstant(response.checkOutDate);
    return checkOutDate && { checkOutDate };
  },
  isAppliedIn: (stay) => stay.checkOutDate !== null,
  isRefusalFinal: false,
});
