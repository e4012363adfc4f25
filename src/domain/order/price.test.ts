import { describe, expect, test } from 'vitest';

import type { AuthorizationState } from '#domain/card/credit-card.ts';
import type { ChargeInterval, ChargeMethod } from '#domain/product/product.ts';

import { creditCardFromDto } from '#domain/card/credit-card.ts';
import { CHARGE_INTERVALS, CHARGE_METHODS } from '#domain/product/product.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import { payment, priceLine } from './price.ts';

const product = (chargeMethod: ChargeMethod, chargeInterval: ChargeInterval, price = 12, currency = 'EUR') => ({
  price,
  currency,
  chargeMethod,
  chargeInterval,
  customerRewardId: null,
});

/** 2 guests, 3 nights: a time unit is a night only when charged daily (R3-75). */
const TIMES: Record<ChargeMethod, (interval: ChargeInterval) => number> = {
  once: () => 1,
  unknown: () => 1,
  'per-person': () => 2,
  'per-time-unit': (interval) => (interval === 'daily' ? 3 : 1),
  'per-person-per-time-unit': (interval) => (interval === 'daily' ? 6 : 2),
};

const CASES = ([...CHARGE_METHODS, 'unknown'] as const).flatMap((method) =>
  ([...CHARGE_INTERVALS, 'unknown'] as const).map((interval) => ({ method, interval, times: TIMES[method](interval) })),
);

describe('the arithmetic of an order (R3-75)', () => {
  test.each(CASES)(
    '12 EUR charged $method, $interval, for 2 guests and 3 nights: times $times',
    ({ method, interval, times }) => {
      expect(priceLine(product(method, interval), { guests: 2, nights: 3 }).total).toBe(12 * times);
    },
  );

  test('the factors that apply are named, the others are absent', () => {
    const order = { guests: 2, nights: 3 };
    expect(priceLine(product('per-person-per-time-unit', 'daily'), order)).toMatchObject({
      guests: 2,
      nights: 3,
      total: 72,
    });
    expect(priceLine(product('once', 'once'), order)).toEqual({ unitPrice: 12, currency: 'EUR', total: 12 });
    expect(priceLine(product('once', 'once'), { ...order, count: 1 })).not.toHaveProperty('count');
    expect(priceLine(product('once', 'once'), { ...order, count: 2 })).toMatchObject({ count: 2, total: 24 });
  });

  test('a reward is free, whatever its price (R3-80)', () => {
    const reward = { ...product('per-person', 'daily'), customerRewardId: 'reward' };
    expect(priceLine(reward, { guests: 2, nights: 3 })).toMatchObject({ unitPrice: 0, total: 0 });
  });

  test.each([
    ['12.10 EUR for 3 is 36.30, not 36.29999', 'EUR', 12.1, 36.3],
    ['yen have no minor unit', 'JPY', 1200, 3600],
    ['dinars have three digits', 'KWD', 1.005, 3.015],
  ])('%s', (_name, currency, price, total) => {
    expect(priceLine(product('per-time-unit', 'daily', price, currency), { guests: 1, nights: 3 }).total).toBe(total);
  });

  test('the total is the price in whole minor units times the factors, always', () => {
    const count = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        count,
        count,
        count,
        fc.constantFrom(...CHARGE_METHODS),
        fc.constantFrom(...CHARGE_INTERVALS),
        (cents, guests, nights, pieces, method, interval) => {
          const line = priceLine(product(method, interval, cents / 100), { guests, nights, count: pieces });
          const times = (line.guests ?? 1) * (line.nights ?? 1) * (line.count ?? 1);
          expect(Math.round(line.total * 100)).toBe(cents * times);
          expect(Number(line.total.toFixed(2))).toBe(line.total);
        },
      ),
    );
  });
});

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
