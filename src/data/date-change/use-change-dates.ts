import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { availabilityKey } from '#data/availability/date-slots.ts';
import type { StayDates } from '#domain/availability/change-time.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { exclusively } from '#lib/exclusively.ts';

import { changeDates, DatesNotChanged, expectDates } from './change-dates.ts';

interface Change {
  readonly dates: StayDates;
  /** Sends nothing: looks whether a change of which nobody could say went through. */
  readonly isCheck: boolean;
}

/** Changes the dates once, however often it is pressed and in however many tabs; stay, doors and times are read anew after (R7-38, R7-47). */
export function useChangeDates({ slug, reservationId }: Stay, onFailure: (error: unknown) => void) {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);

  async function run({ dates, isCheck }: Change): Promise<void> {
    if (isCheck) return expectDates(queryClient, slug, dates);
    if (!navigator.onLine) throw new DatesNotChanged('not-taken');
    const hasRun = await exclusively(`write:${slug}`, () => changeDates(queryClient, slug, dates));
    if (!hasRun) throw new DatesNotChanged('under-way');
  }

  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: run,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['stay', slug] }),
    onError: (failure) => onFailure(failure instanceof DatesNotChanged ? (failure.cause ?? failure) : failure),
    onSettled: () => {
      isUnderWay.current = false;
      // Whatever came of it, what is free may have changed.
      void queryClient.invalidateQueries({ queryKey: availabilityKey(reservationId) });
    },
  });
  const start = (change: Change): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(change);
  };
  return {
    change: (dates: StayDates) => start({ dates, isCheck: false }),
    /** Looks for the last change in the stay. */
    check: () => variables && start({ ...variables, isCheck: true }),
    isPending,
    isSuccess,
    trouble: error === null ? undefined : error instanceof DatesNotChanged ? error.trouble : 'not-known',
  };
}
