import type { RateOffer } from '#api/generated/model/index.ts';
import { aRate } from '#mocks/seeds/contents.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const PAGE = { page: '/reservation-extension' };

/** A rate for one night, gross a tenth above net; give only what differs. */
const aNight = (id: string, price: number, discount: number | null, changes: Partial<RateOffer> = {}): RateOffer => {
  const total = Math.min(price, discount ?? price);
  return aRate({
    id: `rate-${id.toLowerCase()}`,
    name: id,
    nightsTotal: 1,
    pricePerNightGross: price,
    discountPricePerNightGross: discount,
    totalPriceGross: total,
    totalPriceNet: Math.round((total / 1.1) * 100) / 100,
    ...changes,
  });
};

/** Three rates, not in the order of their prices. */
export const everydayRates: readonly RateOffer[] = [
  aNight('Flexible', 120, 110),
  aNight('Saver', 100, 90, { description: 'Pay now, no changes and no refund.' }),
  aNight('Weekday', 95, 95, { description: 'Monday to Thursday, cancel until the day before.' }),
];

/** A situation of a stay whose kind of unit has rates. */
export const withRates = (scenario: Scenario, offers: readonly RateOffer[]): Scenario => ({
  ...scenario,
  build: async (context) => {
    await scenario.build?.(context);
    await context.db.rates.insert({ unitCategoryId: `category-${scenario.name}`, offers: [...offers] });
  },
});

const rates = (name: string, title: string, offers: readonly RateOffer[]): Scenario =>
  withRates(stay(name, title, {}, PAGE), offers);

/** Rates of a new booking. */
export const rateScenarios: readonly Scenario[] = [
  rates('rates-list', 'Three rates at 110, 90 and 95 a night, the cheapest first', everydayRates),
  rates('rates-discount-swapped', 'Price 90 and discount 110 come the wrong way round', [aNight('Swapped', 90, 110)]),
  rates('rates-no-discount', 'No discount: no price is struck through', [aNight('Standard', 100, null)]),
  rates('rates-private', 'The voucher code FRIENDS shows a private offer beside the other', [
    aNight('Flexible', 120, 110),
    aNight('Friends', 120, 80, { description: 'For friends of the house.', voucherCode: 'FRIENDS' }),
  ]),
  rates('rates-vat', 'Gross 110, net 100: VAT 10', [
    aNight('Flexible', 110, null, { totalPriceGross: 110, totalPriceNet: 100 }),
  ]),
  rates('rates-none', 'No rate is left: no availability', []),
  withRates(
    stay(
      'rates-invoice',
      'Rates of a guest whose voucher pays by invoice',
      { checkIn: () => ({ voucher: { code: 'INVOICE-2026', type: 'invoice-payment' } }) },
      PAGE,
    ),
    everydayRates,
  ),
  stay(
    'rates-no-category',
    'A stay of no known kind of unit: no rates',
    { checkIn: () => ({ propertyUnitCategoryId: null }) },
    PAGE,
  ),
];
