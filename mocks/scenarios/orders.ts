import type { Product } from '#api/generated/model.ts';
import { CHARGE_INTERVALS, CHARGE_METHODS } from '#domain/product/product.ts';
import { anOrderItem, aProduct, servicesOf } from '#mocks/seeds/products.ts';

import { stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const PAGE = { page: '/late-check-out' };

const noCard = () => ({ creditCards: [], creditCard: null });
const offering = (products: readonly Product[]) => ({ services: servicesOf(products) });
const lateCheckOut = (chargeMethod: string): Product =>
  aProduct({ priceGross: 10, chargeMethod, chargeInterval: 'daily' });

/** An ordered item of each status. */
const ORDERED = [
  ['pending', {}],
  ['processed', { productId: 'prod-sauna', type: 'sauna-kit', price: 25 }],
  ['confirmed', { productId: 'prod-parking', type: 'parking', price: 54 }],
  ['delivered', { productId: 'prod-fridge', type: 'stocked-fridge', price: 39 }],
  ['canceled', { productId: 'prod-gym', type: 'gym', price: 12 }],
  ['failed', { productId: 'prod-early', type: 'early-check-in' }],
] as const;

/** Every charge method at every charge interval, as a sauna kit each. */
const everyCharge = (): Product[] => [
  lateCheckOut('per-person-per-time-unit'),
  ...CHARGE_METHODS.flatMap((chargeMethod) =>
    CHARGE_INTERVALS.map((chargeInterval) =>
      aProduct({
        id: `prod-${chargeMethod}-${chargeInterval}`,
        serviceId: 'service-own',
        name: `Charged ${chargeMethod}, ${chargeInterval}`,
        type: 'sauna-kit',
        group: 'bob-products',
        priceGross: 12,
        chargeMethod,
        chargeInterval,
      }),
    ),
  ),
];

const CHARGED = {
  once: { title: 'A price charged once', sees: '10 euros in total for two guests and three nights.' },
  'per-person': { title: 'A price per person', sees: '20 euros in total for two guests and three nights.' },
  'per-time-unit': { title: 'A price per night', sees: '30 euros in total for two guests and three nights.' },
  'per-person-per-time-unit': {
    title: 'A price per person and night',
    sees: '60 euros in total for two guests and three nights.',
  },
} as const;

/** Ordering and paying. */
export const orderScenarios: readonly Scenario[] = [
  stay('order-success', {
    title: 'A successful order',
    sees: 'A short wait, then the confirmation; the order is then listed.',
    covers: 'R4-25 R4-26 R4-28 R4-30 R4-31',
    answers: 'updateCheckIn 200, order 200',
    steps: 'Order the late check-out.',
    ...PAGE,
  }),
  stay('order-payment-error', {
    title: 'An order whose payment fails',
    sees: `"We couldn't process your payment", with a new card, another card, or another attempt; with a new card, the order succeeds.`,
    covers: 'R4-27 R4-29 R8-11 R8-40 R4-32 R1-15',
    steps: 'Order the late check-out.',
    ...PAGE,
    script: { orders: 'payment-error' },
  }),
  stay('order-other-error', {
    title: 'An order that fails for a reason other than payment',
    sees: '"Failed to proceed the order".',
    covers: 'R8-12 R8-38 R4-27',
    steps: 'Order the late check-out.',
    ...PAGE,
    script: { orders: 'other-error' },
  }),
  stay('order-answer-lost', {
    title: 'An order is accepted, but the response is lost',
    sees: 'The app fetches the stay, finds the order and confirms it; nothing is ordered twice.',
    covers: 'R4-25 S52',
    answers: 'updateCheckIn 200',
    steps: 'Order the late check-out.',
    ...PAGE,
    faults: [
      {
        operation: 'updateCheckIn',
        params: { slug: 'order-answer-lost' },
        member: 'orderItems',
        kind: 'commit-then-drop',
      },
    ],
  }),
  stay('order-stuck-pending', {
    title: 'An order that is never decided',
    sees: 'A minute of waiting, then how to contact us; the order is not sent again.',
    covers: 'R4-25 R4-31',
    steps: 'Order the late check-out, and wait.',
    ...PAGE,
    script: { orders: 'stuck-pending' },
  }),
  stay('order-null-id', {
    title: 'An order that could not be placed',
    sees: '"Failed to proceed the order"; nothing is charged.',
    covers: 'R5-19 R8-14 R8-54',
    steps: 'Order the late check-out.',
    ...PAGE,
    script: { orders: 'null-id' },
  }),
  stay('order-unknown-status', {
    title: 'An order in a state that the app does not know',
    sees: '"Failed to proceed the order".',
    covers: 'R8-13 R8-54',
    steps: 'Order the late check-out.',
    ...PAGE,
    script: { orders: 'unknown-status' },
  }),
  stay('order-update-fails', {
    title: 'A failed payment, and the new card is rejected too',
    sees: '"Field to update. Please try again."',
    covers: 'R8-39 R8-50',
    steps: 'Order the late check-out, then add a card.',
    ...PAGE,
    script: { orders: 'payment-error', updates: 'refused' },
  }),
  stay('order-no-card', {
    title: 'Ordering without a card',
    sees: 'Confirming leads to the card form, and back.',
    covers: 'R4-33 R4-32',
    steps: 'Order the late check-out.',
    ...PAGE,
    checkIn: noCard,
  }),
  stay('order-free-reward', {
    title: 'An order paid for by a reward',
    sees: 'The order is free, and no card is needed.',
    covers: 'R3-80 R4-33',
    steps: 'Order the late check-out.',
    ...PAGE,
    checkIn: (_on, { services }) => ({
      ...noCard(),
      ...offering(
        (services ?? []).flatMap(({ products }) =>
          products.map((each) =>
            each.type === 'late-check-out' ? { ...each, customerRewardId: 'reward-late' } : each,
          ),
        ),
      ),
    }),
  }),
  stay('invoice-voucher', {
    title: 'A company pays by invoice',
    sees: '"Payable by invoice", and no card is needed.',
    covers: 'R5-36 R5-49 R4-33',
    ...PAGE,
    checkIn: () => ({ ...noCard(), voucher: { code: 'INVOICE-2026', type: 'invoice-payment' } }),
  }),
  stay('ordered-items-mixed', {
    title: 'Six orders, two of which failed or were cancelled',
    sees: "Three that are the guest's, and one that is not confirmed yet.",
    covers: 'R3-66 R3-65',
    page: '/extras',
    checkIn: (on) => ({
      orderItems: ORDERED.map(([status, what]) =>
        anOrderItem({
          id: `item-${status}`,
          status,
          ...what,
          consumptionEndDate: status === 'pending' ? on(8, '13:00') : null,
        }),
      ),
    }),
  }),
  stay('charge-methods', {
    title: 'Prices per person, per night and once, for two guests and three nights',
    sees: 'Totals of one, two, three and six times the price.',
    covers: 'R3-62 R3-75 R3-63',
    page: '/extras',
    checkIn: () => offering(everyCharge()),
  }),
  ...CHARGE_METHODS.map((method) =>
    stay(`charge-methods-${method}`, {
      ...CHARGED[method],
      covers: 'R3-62 R3-75',
      ...PAGE,
      checkIn: () => offering([lateCheckOut(method)]),
    }),
  ),
];
