import { expect, test } from 'vitest';

import type { AuthorizationState } from '#domain/card/credit-card.ts';

import { creditCardFromDto } from '#domain/card/credit-card.ts';

import { payment } from './payment.ts';

const card = (authorizationState: AuthorizationState) =>
  creditCardFromDto({
    id: 'card',
    numberMasked: '424242xxxxxx4242',
    cardHolderName: 'Anna Guest',
    createdAt: '2026-01-02T08:00:00.000Z',
    transactionId: 'transaction',
    format: 'physical',
    state: 'enabled',
    type: 'visa',
    authorizationState,
  });

test.each([
  ['a price and a card', 20, card('authorized'), false, 'card'],
  ['a price, no card (R4-33)', 20, null, false, 'card-missing'],
  ['a price, a declined card (R8-37)', 20, card('declined'), false, 'card-missing'],
  ['a price, no card, an invoice (R5-49)', 20, null, true, 'invoice'],
  ['a price, a card, an invoice', 20, card('authorized'), true, 'invoice'],
  ['no price, no card: a reward (R3-80, R4-33)', 0, null, false, 'free'],
  ['no price, an invoice', 0, null, true, 'free'],
] as const)('%s', (_name, total, reservationCreditCard, isPayableByInvoice, expected) => {
  expect(payment({ reservationCreditCard, isPayableByInvoice }, { total })).toBe(expected);
});
