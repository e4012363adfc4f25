import { describe, expect, test } from 'vitest';

import type { CheckInUpdateResult } from '#api/generated/model.ts';
import { submitGuestDetails } from '#data/check-in.ts';

import { addCard } from './add-card.ts';
import { changeDates } from './change-dates.ts';
import { cancelStay, checkOut } from './stay-write.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import type { StayWrite } from './stay-write.ts';

const NOW = '2026-11-20T08:00:00.000Z' as Instant;
const from = '2026-11-20T13:00:00.000Z' as Instant;
const to = '2026-11-23T09:00:00.000Z' as Instant;
const later = '2026-11-23T11:00:00.000Z' as Instant;
const stay = stayFromDto({
  id: 'res-1',
  slug: 'abc',
  propertyId: 'prop-1',
  confirmationNumber: 'BN-1',
  status: 'confirmed',
  startDate: from,
  endDate: to,
  adultsCount: 2,
  childrenCount: 0,
});

const token = { transactionId: 'tx-1', numberMasked: '424242xxxxxx4242' };
const card = {
  ...token,
  id: 'card-1',
  cardHolderName: 'A Guest',
  createdAt: NOW,
  format: 'physical',
  state: 'enabled',
  type: 'visa',
  authorizationState: 'authorized',
};

/** The booked dates as the guest saw them. */
const SEEN = { startDate: from, endDate: from };

const guest = { firstName: 'Anna', lastName: 'Guest', email: 'anna@guest.example', guestsCount: 2 };

interface Case {
  readonly name: string;
  readonly write: StayWrite;
  readonly body: StayWrite['body'];
  readonly yes: CheckInUpdateResult;
  /** The stay with what the yes says. */
  readonly changed: Partial<Stay>;
  readonly isRefusalFinal: boolean;
}

const CASES: Case[] = [
  {
    name: 'cancelling (R4-04, R7-40, R7-44)',
    write: cancelStay(),
    body: { status: 'canceled' },
    yes: { status: 'canceled' },
    changed: { status: 'canceled', isCancelled: true },
    isRefusalFinal: false,
  },
  {
    name: 'checking out (R4-06, R7-39)',
    write: checkOut(),
    body: { checkOutDone: true },
    yes: { checkOutDate: NOW },
    changed: { checkOutDate: NOW },
    isRefusalFinal: false,
  },
  {
    name: 'changing dates (R7-38)',
    write: changeDates({ startDate: from, endDate: later }, stay.paid, SEEN),
    body: { startDate: from, endDate: later },
    yes: { startDate: from, endDate: later },
    changed: { startDate: from, endDate: later, booked: { startDate: from, endDate: later } },
    isRefusalFinal: true,
  },
  {
    name: 'adding a card (R7-37, R7-46)',
    write: addCard({ ...token, type: 'visa', name: 'A Guest', expirationDate: '2029-09' }),
    body: { creditCards: [{ ...token, type: 'visa', name: 'A Guest', expirationDate: '2029-09' }] },
    yes: { creditCards: [card], creditCard: card },
    changed: { guestCreditCards: [card], reservationCreditCard: card } as Partial<Stay>,
    isRefusalFinal: true,
  },
  {
    name: 'handing in guest details (R2-154, R4-08)',
    write: submitGuestDetails({ ...guest, phone: '+358 40 123' }),
    body: { guestDetails: { ...guest, phone: '+35840123' } },
    yes: { state: 'id-verification-required', idVerificationState: 'required' },
    changed: { state: 'id-verification-required', idVerificationState: 'required' },
    isRefusalFinal: true,
  },
];

describe.each(CASES)('$name', ({ write, body, yes, changed, isRefusalFinal }) => {
  test('sends nothing but its own', () => expect(write.body).toEqual(body));
  test('a clear yes says what is new', () => expect(write.applyReply(yes)).toEqual(changed));
  test('a stay read afterwards shows whether it happened', () => {
    expect(write.isAppliedIn(stay)).toBe(false);
    expect(write.isAppliedIn({ ...stay, ...changed })).toBe(true);
  });
  test('what a refusal means', () => expect(write.isRefusalFinal).toBe(isRefusalFinal));
});

test.each([
  ['without a status', cancelStay(), {}],
  ['with another status', cancelStay(), { status: 'confirmed' }],
  ['without a check-out date', checkOut(), {}],
  ['with an unreadable date', checkOut(), { checkOutDate: 'soon' }],
  ['without a step', submitGuestDetails({ ...guest, phone: '' }), {}],
])('an answer %s is no clear yes', (_words, write, answer) => expect(write.applyReply(answer)).toBeNull());

test('dates the answer leaves out are those that were sent', () =>
  expect(changeDates({ startDate: from, endDate: later }, stay.paid, SEEN).applyReply({})).toMatchObject({
    startDate: from,
    endDate: later,
  }));

test('an hour that is paid for stays, whatever is booked', () =>
  expect(
    changeDates({ startDate: later, endDate: later }, { startDate: from, endDate: null }, SEEN).applyReply({}),
  ).toEqual({
    booked: { startDate: later, endDate: later },
    startDate: from,
    endDate: later,
  }));

test('B5 changes from another device are not overwritten', () => {
  const details = submitGuestDetails({ ...guest, phone: '' });
  expect(details.isOvertakenBy?.({ ...stay, state: 'guest-details-required' })).toBe(false);
  expect(details.isOvertakenBy?.({ ...stay, state: 'id-verification-required' })).toBe(true);
  expect(details.isOvertakenBy?.({ ...stay, state: 'check-in-completed' })).toBe(true);
  const dates = changeDates({ startDate: from, endDate: later }, stay.paid, SEEN);
  expect(dates.isOvertakenBy?.({ ...stay, booked: SEEN })).toBe(false);
  expect(dates.isOvertakenBy?.({ ...stay, booked: { ...SEEN, startDate: later } })).toBe(true);
  // Cancelling and leaving do not undo anything, and another card is one more.
  expect([cancelStay(), checkOut()].map(({ isOvertakenBy }) => isOvertakenBy)).toEqual([undefined, undefined]);
});
