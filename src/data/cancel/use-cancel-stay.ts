import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { exclusively } from '#lib/exclusively.ts';

import { cancelStay, expectCancelled, StayNotCancelled } from './cancel-stay.ts';

interface Outcome {
  readonly onError: (error: Error) => void;
}

/** Cancels the stay once, however often and in however many tabs it is pressed (S50, S51); the stay is read anew after. */
export function useCancelStay(slug: Slug) {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: async (task: 'send' | 'look') => {
      if (task === 'send' && !navigator.onLine) throw new StayNotCancelled('offline');
      const hasRun = await exclusively(`write:${slug}`, () =>
        task === 'send' ? cancelStay(queryClient, slug) : expectCancelled(queryClient, slug),
      );
      if (!hasRun) throw new StayNotCancelled('under-way');
    },
    onSuccess: () => {
      // Not waited for: that the stay is cancelled is known already.
      void queryClient.invalidateQueries({ queryKey: ['stay', slug] });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const run = (task: 'send' | 'look', { onError }: Outcome): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(task, { onError });
  };
  return {
    /** Sends, unless a request is on its way. */
    cancel: (outcome: Outcome) => run('send', outcome),
    /** Looks again whether a cancellation without an answer stands; sends nothing. */
    look: (outcome: Outcome) => run('look', outcome),
    forget: mutation.reset,
    isPending: mutation.isPending,
    wasSent: !mutation.isIdle,
    trouble: mutation.error instanceof StayNotCancelled ? mutation.error.trouble : undefined,
  };
}
