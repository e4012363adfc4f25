import { useState } from 'react';

import { submitGuestDetails } from '#data/check-in.ts';
import type { GuestDetails } from '#data/check-in.ts';
import { useStayWrite } from '#data/stay/stay-write.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { reportFailure } from '#telemetry/reporter.ts';

/** Sends the guest details of this page once. */
export function useHandIn(stay: Stay) {
  const { send, isPending, isSuccess, isOvertaken, error } = useStayWrite(stay, reportFailure);
  const [isTaken, setTaken] = useState(false);
  return {
    isPending,
    /** What the server has of the guest came from this page, as far as the app knows. */
    isOurs: isTaken || isSuccess,
    /** Why they were not accepted; undefined if another device was first, which the page shows separately. */
    error: isOvertaken ? undefined : (error ?? undefined),
    send: (details: GuestDetails) =>
      send(() => {
        const write = submitGuestDetails(details);
        return {
          ...write,
          applyReply: (response, known) => {
            const change = write.applyReply(response, known);
            setTaken(change !== null);
            return change;
          },
        };
      }),
  };
}

export type HandIn = ReturnType<typeof useHandIn>;
