import type { StayWrite } from '#data/write/stay-write.ts';

/** Cancels the stay (R4-04, R7-40, R7-44); a refusal may mean that another device was first. */
export const cancelStay = (): StayWrite => ({
  body: { status: 'canceled' },
  applyReply: ({ status }) => (status === 'canceled' ? { status, isCancelled: true } : null),
  isAppliedIn: (stay) => stay.isCancelled,
  isRefusalFinal: false,
});
