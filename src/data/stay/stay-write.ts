import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { getUpdateCheckInMutationOptions } from '#api/generated/check-in.ts';
import { CheckInUpdateResult } from '#api/generated/model.ts';
import type { CheckInUpdate } from '#api/generated/model.ts';
import { contractMutation } from '#data/contract.ts';
import { resetAvailability, shouldRetry } from '#data/query-client.ts';
import { stayLock, submit } from '#data/submit.ts';
import type { Outcome } from '#data/submit.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';
import { lockReleased } from '#lib/lock.ts';
import { parseInstant } from '#lib/time.ts';

import { stayQuery } from './stay-queries.ts';

/** The one operation that changes a stay. */
export const changeStay = contractMutation(getUpdateCheckInMutationOptions(), CheckInUpdateResult);

/** A change to the stay: what is sent, and how to recognise that it happened. */
export interface StayWrite {
  readonly body: CheckInUpdate;
  /** What the response changes in the stay; null when it does not confirm the change. */
  readonly applyReply: (response: CheckInUpdateResult, stay?: Stay) => Partial<Stay> | null;
  /** Whether a stay that was fetched afterwards shows the change. */
  readonly isAppliedIn: (stay: Stay) => boolean;
  /** A 4xx means that it did not happen. Otherwise another device may have been first, and the stay is refetched. */
  readonly isRefusalFinal: boolean;
  /**
   * Whether a stay that is read just before shows that another device was first: then nothing is sent, because it would
   * overwrite what the guest has not seen. Left out for a change that overwrites nothing.
   */
  readonly isOvertakenBy?: (stay: Stay) => boolean;
}

/** Nothing was sent: another device was first. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Why a change is not known to have happened; after `refused` and `lost` the stay has been refetched. */
export type WriteTrouble = Exclude<Outcome<unknown>['kind'], 'sent'>;

/** A write that did not happen, as far as the app knows. After a lost response, `unresolved` is the write to verify. */
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

/** Rejects where another device was first. A stay that cannot be read decides nothing: the server does. */
async function refuseOvertaken(queryClient: QueryClient, slug: Slug, { isOvertakenBy }: StayWrite): Promise<void> {
  if (isOvertakenBy === undefined) return;
  await cancelEarlierFetches(queryClient, slug);
  const stay = await queryClient.fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: false }).catch(() => undefined);
  if (stay && isOvertakenBy(stay)) throw new Overtaken();
}

/** Makes the write and sends it once; rejects with NotWritten or Overtaken unless it happened. */
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

/** Puts the response into the stay (R7-47); unless it confirms the change, the stay itself shows whether it happened (S52). */
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
  // The stay shows why: it may have been cancelled on another device.
  await refetchStay(queryClient, slug);
  throw new NotWritten('refused', { cause: outcome.error });
}

/** Refetches the stay and resolves when the change is in it; sends nothing. */
export async function verify(queryClient: QueryClient, slug: Slug, write: StayWrite, cause?: unknown): Promise<void> {
  const stay = await refetchStay(queryClient, slug);
  if (!stay) throw new NotWritten('lost', { unresolved: write, cause });
  if (!write.isAppliedIn(stay)) throw new NotWritten('refused', { cause });
}

/** The stay as it is after the write; undefined when it cannot be fetched. */
async function refetchStay(queryClient: QueryClient, slug: Slug): Promise<Stay | undefined> {
  await cancelEarlierFetches(queryClient, slug);
  return queryClient.fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: shouldRetry }).catch(() => undefined);
}

/** A fetch that began before the write does not show the write. */
const cancelEarlierFetches = (queryClient: QueryClient, slug: Slug): Promise<void> =>
  queryClient.cancelQueries(stayQuery(slug));

/** Callbacks of the page, called only while it is mounted. */
interface Callbacks {
  readonly onSuccess?: () => void;
  readonly onError?: () => void;
}

/**
 * Writes of a page to its stay: one at a time however often the guest clicks (S50). Refetches what they may have changed.
 */
export function useStayWrite({ slug }: Pick<Stay, 'slug'>, report: (cause: unknown) => void) {
  const queryClient = useQueryClient();
  const once = useSingleFlight();
  const { mutateAsync, reset, error, isIdle, isPending, isSuccess } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    // Awaited: doors may have opened, and the next page must not show them locked.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: stayQuery(slug).queryKey }),
    onError: (failure) => {
      if (failure instanceof Overtaken) return;
      const cause = failure instanceof NotWritten ? failure.cause : failure;
      if (cause !== undefined) report(cause);
    },
    onSettled: () => {
      // Whatever the outcome, what is free may have changed.
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
    /** Refetches the stay to find out whether the lost write happened; sends nothing. */
    verify: (callbacks?: Callbacks) => {
      if (unresolved) run(() => verify(queryClient, slug, unresolved), callbacks);
    },
    /** Refetches the stay to find out whether a write of an earlier page, or of another tab, happened; sends nothing. */
    lookFor: (write: StayWrite, callbacks?: Callbacks) =>
      run(async () => {
        await lockReleased(stayLock(slug));
        await verify(queryClient, slug, write);
      }, callbacks),
    reset,
    error,
    /** Why it is not known to have happened; anything else that may fail does so before it is sent. */
    trouble: failure?.trouble ?? (error === null || isOvertaken ? undefined : 'refused'),
    /** Nothing was sent, because the stay has changed since the guest looked at it. */
    isOvertaken,
    isIdle,
    isPending,
    isSuccess,
  };
}

/** Cancels the stay (R4-04, R7-40, R7-44); a refusal may mean that another device was first. */
export const cancelStay = (): StayWrite => ({
  body: { status: 'canceled' },
  applyReply: ({ status }) => (status === 'canceled' ? { status, isCancelled: true } : null),
  isAppliedIn: (stay) => stay.isCancelled,
  isRefusalFinal: false,
});

/** Checks out (R4-06, R7-39); a refusal may mean that another device was first. */
export const checkOut = (): StayWrite => ({
  body: { checkOutDone: true },
  applyReply: (response) => {
    const checkOutDate = parseInstant(response.checkOutDate);
    return checkOutDate && { checkOutDate };
  },
  isAppliedIn: (stay) => stay.checkOutDate !== null,
  isRefusalFinal: false,
});
