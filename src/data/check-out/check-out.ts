import type { StayWrite } from '#data/write/stay-write.ts';
import { parseInstant } from '#lib/time.ts';

/** Checks out (R4-06, R7-39); a refusal may mean that another device was first. */
export const checkOut = (): StayWrite => ({
  body: { checkOutDone: true },
  applyReply: (answer) => {
    const checkOutDate = parseInstant(answer.checkOutDate);
    return checkOutDate && { checkOutDate };
  },
  isAppliedIn: (stay) => stay.checkOutDate !== null,
  isRefusalFinal: false,
});
