import type { CreditCardInput } from '#api/generated/model.ts';
import { sameDates } from '#domain/availability/change-time.ts';
import type { StayDates } from '#domain/availability/change-time.ts';
import { creditCardFromDto } from '#domain/card/credit-card.ts';
import { normalisePhone } from '#domain/check-in/phone.ts';
import { laterProgress } from '#domain/check-in/check-in.ts';
import type { Stay, StayHours } from '#domain/stay/stay.ts';
import { stayHours } from '#domain/stay/stay.ts';
import { parseInstant } from '#lib/time.ts';

import type { StayWrite } from './stay-write.ts';

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

/** Moves the booked dates (R7-38); the response's dates count, where it has them. Paid hours stay. */
export const changeDates = ({ startDate, endDate }: StayDates, paid: StayHours): StayWrite => ({
  body: { startDate, endDate },
  applyReply: (response) => {
    const booked = {
      startDate: parseInstant(response.startDate) ?? startDate,
      endDate: parseInstant(response.endDate) ?? endDate,
    };
    return { booked, ...stayHours(booked, paid) };
  },
  isAppliedIn: ({ booked }) => sameDates(booked, { startDate, endDate }),
  isRefusalFinal: true,
});

/** The main guest's details as typed (R2-154). */
export interface GuestDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly guestsCount: number;
}

/** Submits the guest details (R2-154, R4-08, R5-17); a refusal may mean that another device was first. */
export const submitGuestDetails = (details: GuestDetails): StayWrite => ({
  body: { guestDetails: { ...details, phone: normalisePhone(details.phone) } },
  applyReply: (response, stay) => {
    const progress = laterProgress(stay, response);
    return progress.state === 'guest-details-required' ? null : progress;
  },
  isAppliedIn: ({ state }) => state !== 'guest-details-required',
  isRefusalFinal: false,
});

/** The card with this transaction is on the reservation. */
export const hasCard = (stay: Stay, transactionId: string): boolean =>
  [...stay.guestCreditCards, stay.reservationCreditCard].some((card) => card?.transactionId === transactionId);

/** Puts a card on the reservation that the provider, and the bank if it was asked, have accepted (R7-37). */
export const addCard = (card: CreditCardInput): StayWrite => ({
  body: { creditCards: [card] },
  applyReply: ({ creditCards, creditCard }) => ({
    ...(creditCards && { guestCreditCards: creditCards.map(creditCardFromDto) }),
    ...(creditCard && { reservationCreditCard: creditCardFromDto(creditCard) }),
  }),
  isAppliedIn: (stay) => hasCard(stay, card.transactionId),
  isRefusalFinal: true,
});
