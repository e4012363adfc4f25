import { useState } from 'react';

import { submitGuestDetails } from '#data/check-in.ts';
import type { GuestDetails } from '#data/check-in.ts';
import { useStayWrite } from '#data/stay/stay-write.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { reportFailure } from '#telemetry/reporter.ts';

/** Sends the guest details of this page once. */
export function useDetailsSubmission(stay: Stay) {
  const { send, isPending, isSuccess, isOvertaken, error } = useStayWrite(stay, reportFailure);
  const [isAccepted, setAccepted] = useState(false);
  return {
    isPending,
    /** The details on the server came from this page, as far as the app knows. */
    isOurs: isAccepted || isSuccess,
    /** Why they were not accepted; undefined if another device was first, which the page shows separately. */
    error: isOvertaken ? undefined : (error ?? undefined),
    send: (details: GuestDetails) =>
      send(() => {
        const write = submitGuestDetails(details);
        return {
          ...write,
          applyReply: (response, known) => {
            const change = write.applyReply(response, known);
            setAccepted(change !== null);
            return change;
          },
        };
      }),
  };
}

export type DetailsSubmission = ReturnType<typeof useDetailsSubmission>;
