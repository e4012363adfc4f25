import type { StayWrite } from '#data/write/stay-write.ts';
import { laterProgress } from '#domain/check-in/check-in.ts';
import { normalisePhone } from '#domain/check-in/phone.ts';

/** The main guest's details as typed (R2-154). */
export interface GuestDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly guestsCount: number;
}

/** Hands the guest details in (R2-154, R4-08, R5-17); a refusal may mean that another device was first. */
export const handInDetails = (details: GuestDetails): StayWrite => ({
  body: { guestDetails: { ...details, phone: normalisePhone(details.phone) } },
  applyReply: (answer, stay) => {
    const progress = laterProgress(stay, answer);
    return progress.state === 'guest-details-required' ? null : progress;
  },
  isAppliedIn: ({ state }) => state !== 'guest-details-required',
  isRefusalFinal: false,
});
