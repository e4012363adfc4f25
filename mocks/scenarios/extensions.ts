import type { CheckIn, RateOffer } from '#api/generated/model.ts';
import { aRate } from '#mocks/seeds/contents.ts';
import { anOrderItem } from '#mocks/seeds/products.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';

import { stay } from './scenario.ts';
import type { Scenario, StayEntry } from './scenario.ts';

const PAGE = { page: '/reservation-extension' };
const END = 8;

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

/** Not in the order of their prices. */
const defaultRates: readonly RateOffer[] = [
  aNight('Flexible', 120, 110),
  aNight('Saver', 100, 90, { description: 'Pay now, no changes and no refund.' }),
  aNight('Weekday', 95, 95, { description: 'Monday to Thursday, cancel until the day before.' }),
];

/** A scenario of a stay whose unit category has rates. */
const withRates = (scenario: Scenario, offers: readonly RateOffer[]): Scenario => ({
  ...scenario,
  build: async (context) => {
    await scenario.build?.(context);
    await context.db.rates.insert({ unitCategoryId: `category-${scenario.name}`, offers: [...offers] });
  },
});

/** A pending request for more nights; null is a request without their number. */
const requested =
  (nights: number | null) =>
  (on: Zoned): Partial<CheckIn> => ({
    orderItems: [
      anOrderItem({
        id: 'item-extension',
        productId: 'prod-extension',
        type: 'reservation-extension-request',
        status: 'pending',
        consumptionDate: on(END, '11:00'),
        consumptionEndDate: nights === null ? null : on(END + nights, '11:00'),
        price: 0,
      }),
    ],
  });

const rates = (name: string, entry: StayEntry, offers: readonly RateOffer[]): Scenario =>
  withRates(stay(name, { ...PAGE, ...entry }), offers);

/** Requesting more nights, and the rates of a new booking. */
export const extensionScenarios: readonly Scenario[] = [
  withRates(
    stay('extension-request', {
      title: 'Requesting more nights',
      sees: 'One night, two, or more; the team answers later, and the departure does not change yet.',
      covers: 'R4-81 R9-23 R4-88 R9-47 R2-143',
      steps: 'Choose a number of nights and send the request.',
      ...PAGE,
    }),
    defaultRates,
  ),
  stay('extension-pending', {
    title: 'Two more nights have already been requested',
    sees: 'The request; a second one is not possible.',
    covers: 'R4-88',
    ...PAGE,
    checkIn: requested(2),
  }),
  stay('extension-pending-open', {
    title: 'More than two nights have already been requested',
    sees: 'The open request; a second one is not possible.',
    covers: 'R4-88',
    ...PAGE,
    checkIn: requested(null),
  }),
  rates(
    'rates-list',
    {
      title: 'Three rates for more nights',
      sees: 'The cheapest first, each with its discount.',
      covers: 'R5-33 R3-93',
      answers: 'propertyUnitCategoryAvailability 200',
      steps: 'Search for rates.',
    },
    defaultRates,
  ),
  rates(
    'rates-discount-swapped',
    {
      title: 'A rate whose price and discount are swapped',
      sees: '110 is struck through, and the price is 90.',
      covers: 'R5-34',
    },
    [aNight('Swapped', 90, 110)],
  ),
  rates(
    'rates-no-discount',
    { title: 'A rate without a discount', sees: 'One price; none is struck through.', covers: 'R5-47' },
    [aNight('Standard', 100, null)],
  ),
  rates(
    'rates-private',
    {
      title: 'A rate for the voucher code FRIENDS',
      sees: 'After entering the code, a private rate beside the other.',
      covers: 'R3-95 R3-104',
      steps: 'Enter the voucher code FRIENDS.',
    },
    [
      aNight('Flexible', 120, 110),
      aNight('Friends', 120, 80, { description: 'For friends of the house.', voucherCode: 'FRIENDS' }),
    ],
  ),
  rates('rates-vat', { title: 'A rate with tax', sees: 'VAT of 10 out of 110.', covers: 'R3-94' }, [
    aNight('Flexible', 110, null, { totalPriceGross: 110, totalPriceNet: 100 }),
  ]),
  rates(
    'rates-none',
    { title: 'No rates available', sees: 'A message that nothing is available.', covers: 'R1-33' },
    [],
  ),
  withRates(
    stay('rates-invoice', {
      title: 'Rates for a guest whose company pays by invoice',
      sees: 'The rates, payable by invoice.',
      covers: 'R5-36 R1-33',
      ...PAGE,
      checkIn: () => ({ voucher: { code: 'INVOICE-2026', type: 'invoice-payment' } }),
    }),
    defaultRates,
  ),
  stay('rates-no-category', {
    title: 'Rates for a stay of an unknown kind',
    sees: 'No rates; the rest of the page works.',
    covers: 'R7-57 R1-33',
    ...PAGE,
    checkIn: () => ({ propertyUnitCategoryId: null }),
  }),
];
