import { useMutation, useQueryClient } from '@tanstack/react-query';

import { resetAvailability } from '#data/query-cache.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';

import { NotWritten, sendOnce, verify } from './stay-write.ts';
import type { StayWrite } from './stay-write.ts';

/** What the page does afterwards, if it is still there. */
interface Afterwards {
  readonly onSuccess?: () => void;
  readonly onError?: () => void;
}

/**
 * Writes of a page to its stay: one at a time however often the guest presses (S50). Reads everything it changed again.
 */
export function useStayWrite({ slug }: Pick<Stay, 'slug'>, report: (cause: unknown) => void) {
  const queryClient = useQueryClient();
  const once = useSingleFlight();
  const { mutateAsync, reset, error, isIdle, isPending, isSuccess } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    // Waited for: doors may have opened, and the next page must not show them shut.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: stayQuery(slug).queryKey }),
    onError: (failure) => {
      const cause = failure instanceof NotWritten ? failure.cause : failure;
      if (cause !== undefined) report(cause);
    },
    onSettled: () => {
      // Whatever came of it, what is free may have changed.
      resetAvailability(queryClient);
    },
  });
  const start = (task: () => Promise<void>, afterwards?: Afterwards): void => once(() => mutateAsync(task, afterwards));
  const failure = error instanceof NotWritten ? error : undefined;
  const unresolved = failure?.unresolved;
  return {
    send: (make: () => StayWrite | Promise<StayWrite>, afterwards?: Afterwards) =>
      start(() => sendOnce(queryClient, slug, make), afterwards),
    /** Reads the stay again to find out whether the lost write happened; sends nothing. */
    verify: (afterwards?: Afterwards) => {
      if (unresolved) start(() => verify(queryClient, slug, unresolved), afterwards);
    },
    /** Reads the stay again to find out whether a write of the page before happened; sends nothing. */
    lookFor: (write: StayWrite, afterwards?: Afterwards) => start(() => verify(queryClient, slug, write), afterwards),
    reset,
    error,
    /** Why it is not known to have happened; anything else that may fail does so before it is sent. */
    trouble: failure?.trouble ?? (error === null ? undefined : 'refused'),
    isIdle,
    isPending,
    isSuccess,
  };
}
