import { describe, expect, test } from 'vitest';

import type { RateOffer as RateOfferDto } from '#api/generated/model.ts';
import { toMinor } from '#lib/money.ts';
import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import type { RateOffer } from './rate.ts';
import { dayProblems, firstDays, isDiscounted, nightlyPrice, rateOffersFromDto, typedDay } from './rate.ts';

/** A rate of 110 a night for one night; give only what differs. */
const wire = (changes: Partial<RateOfferDto> = {}): RateOfferDto => ({
  id: 'flexible',
  name: 'Flexible',
  description: 'Cancel until the day before.',
  totalPriceGross: 110,
  totalPriceNet: 100,
  nightsTotal: 1,
  pricePerNightGross: 110,
  discountPricePerNightGross: null,
  currencyCode: 'EUR',
  voucherCode: null,
  ...changes,
});

const only = (changes: Partial<RateOfferDto>) => {
  const [offer] = rateOffersFromDto([wire(changes)]);
  if (offer === undefined) throw new Error('No offer');
  return offer;
};

describe('a rate (R3-93)', () => {
  test('has its nine members, and its currency', () => {
    expect(only({})).toEqual({
      id: 'flexible',
      name: 'Flexible',
      description: 'Cancel until the day before.',
      currency: 'EUR',
      totalPrice: 110,
      nightsTotal: 1,
      pricePerNight: 110,
      discountPricePerNight: null,
      vatAmount: 10,
      isPrivate: false,
    });
  });

  test.each([
    ['gross 110, net 100: 10', 110, 100, 'EUR', 10],
    ['no float dust: 0.3 minus 0.1', 0.3, 0.1, 'EUR', 0.2],
    ['cents', 240, 218.18, 'EUR', 21.82],
    ['net is gross: none', 90, 90, 'EUR', 0],
    ['a currency without cents', 12_000, 10_909, 'JPY', 1091],
  ])('VAT is gross minus net (R3-94): %s', (_name, totalPriceGross, totalPriceNet, currencyCode, vat) => {
    expect(only({ totalPriceGross, totalPriceNet, currencyCode }).vatAmount).toBe(vat);
  });

  test.each([
    ['a voucher code was used', 'FRIENDS', true],
    ['none', null, false],
  ])('private (R3-95, R3-104): %s', (_name, voucherCode, isPrivate) => {
    expect(only({ voucherCode }).isPrivate).toBe(isPrivate);
  });
});

describe('normal and discounted price of a night (R5-34, R5-47)', () => {
  test.each<[string, number, number | null, object, number, boolean]>([
    ['a discount', 120, 110, { pricePerNight: 120, discountPricePerNight: 110 }, 110, true],
    ['the wrong way round they swap', 90, 110, { pricePerNight: 110, discountPricePerNight: 90 }, 90, true],
    ['equal ones stay, nothing is struck', 95, 95, { pricePerNight: 95, discountPricePerNight: 95 }, 95, false],
    ['no discount', 100, null, { pricePerNight: 100, discountPricePerNight: null }, 100, false],
    ['a free night', 80, 0, { pricePerNight: 80, discountPricePerNight: 0 }, 0, true],
  ])('%s', (_name, pricePerNightGross, discountPricePerNightGross, prices, nightly, discounted) => {
    const offer = only({ pricePerNightGross, discountPricePerNightGross });
    expect(offer).toMatchObject(prices);
    expect(nightlyPrice(offer)).toBe(nightly);
    expect(isDiscounted(offer)).toBe(discounted);
  });
});

describe('the order of the list (R5-33)', () => {
  const order = (...prices: [string, number, number | null][]) =>
    rateOffersFromDto(
      prices.map(([id, pricePerNightGross, discountPricePerNightGross]) =>
        wire({ id, pricePerNightGross, discountPricePerNightGross }),
      ),
    ).map(({ id }) => id);

  test.each<[string, [string, number, number | null][], string[]]>([
    [
      '120, 90, 100 are 90, 100, 120',
      [
        ['a', 120, null],
        ['b', 90, null],
        ['c', 100, null],
      ],
      ['b', 'c', 'a'],
    ],
    [
      'by the discounted price',
      [
        ['a', 120, 80],
        ['b', 90, null],
        ['c', 200, 85],
      ],
      ['a', 'c', 'b'],
    ],
    [
      'after swapping',
      [
        ['a', 95, null],
        ['b', 90, 110],
      ],
      ['b', 'a'],
    ],
    [
      "ties keep the server's order",
      [
        ['a', 90, null],
        ['b', 120, 90],
        ['c', 90, 90],
        ['d', 80, null],
      ],
      ['d', 'a', 'b', 'c'],
    ],
  ])('%s', (_name, prices, expected) => {
    expect(order(...prices)).toEqual(expected);
  });

  test('whatever the server sends: nothing lost, rising, ties in its order; VAT and net are the gross to the cent', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100);
    const rates = fc.array(
      fc.record({
        pricePerNightGross: fc.integer({ min: 0, max: 9 }),
        discountPricePerNightGross: fc.option(fc.integer({ min: 0, max: 9 })),
        totalPriceGross: cents,
        totalPriceNet: cents,
      }),
    );
    fc.assert(
      fc.property(rates, (all) => {
        const sent = all.map((each, index) => wire({ ...each, id: String(index) }));
        const offers = rateOffersFromDto(sent);
        expect(offers.map(({ id }) => id).toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
        const byPriceThenSent = (a: RateOffer, b: RateOffer) =>
          nightlyPrice(a) - nightlyPrice(b) || Number(a.id) - Number(b.id);
        expect(offers).toEqual(offers.toSorted(byPriceThenSent));
        for (const offer of offers) {
          expect(nightlyPrice(offer)).toBeLessThanOrEqual(offer.pricePerNight);
          const { totalPriceGross = 0, totalPriceNet = 0 } = sent[Number(offer.id)] ?? {};
          expect(toMinor(offer.vatAmount, 'EUR') + toMinor(totalPriceNet, 'EUR')).toBe(toMinor(totalPriceGross, 'EUR'));
        }
      }),
    );
  });
});

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const NOW = '2026-07-01T09:00:00.000Z' as Instant;

describe('the days to begin with (R5-48)', () => {
  test.each<[string, string | null, string, string, string]>([
    ['the last day of the stay and the next', '2026-07-09T08:00:00.000Z', NOW, '2026-07-09', '2026-07-10'],
    ['a stay that ends today', '2026-07-01T08:00:00.000Z', NOW, '2026-07-01', '2026-07-02'],
    ['a stay that is over: today', '2026-06-01T08:00:00.000Z', NOW, '2026-07-01', '2026-07-02'],
    ['an unreadable end: today', null, NOW, '2026-07-01', '2026-07-02'],
    ['today is the day at the property', null, '2026-07-01T22:30:00.000Z', '2026-07-02', '2026-07-03'],
    ['the last day is the day at the property', '2026-07-09T22:30:00.000Z', NOW, '2026-07-10', '2026-07-11'],
    ['over the end of a month', '2026-07-31T08:00:00.000Z', NOW, '2026-07-31', '2026-08-01'],
  ])('%s', (_name, end, now, startDay, endDay) => {
    expect(firstDays(end as Instant | null, now as Instant, HELSINKI)).toEqual({ startDay, endDay });
  });
});

describe('typed days', () => {
  const TODAY = '2026-07-01' as LocalDay;
  test.each([
    ['both fine', '2026-07-01', '2026-07-02', {}],
    ['nothing typed', '', '', { startDay: 'required', endDay: 'required' }],
    ['half a start', '0002-07-01', '2026-07-02', { startDay: 'required' }],
    ['a day no calendar has', '2026-07-02', '2026-02-30', { endDay: 'required' }],
    ['yesterday', '2026-06-30', '2026-07-02', { startDay: 'past' }],
    ['the same day', '2026-07-02', '2026-07-02', { endDay: 'not-after-start' }],
    ['the wrong way round', '2026-07-05', '2026-07-02', { endDay: 'not-after-start' }],
    ['both in the past', '2026-06-01', '2026-05-01', { startDay: 'past', endDay: 'not-after-start' }],
    ['a year of five digits', '20260-07-01', '2026-07-02', { startDay: 'required' }],
  ])('%s', (_name, startDay, endDay, problems) => {
    expect(dayProblems({ startDay, endDay }, TODAY)).toEqual(problems);
  });

  test('a day is read as it stands', () => {
    expect(typedDay('2026-12-31')).toBe('2026-12-31');
  });
});
