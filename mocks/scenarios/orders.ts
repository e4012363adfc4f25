import type { Product } from '#api/generated/model/index.ts';

import { CHARGE_INTERVALS, CHARGE_METHODS } from '#domain/product/product.ts';
import { anOrderItem } from '#mocks/seeds/order-items.ts';
import { aProduct, servicesOf } from '#mocks/seeds/products.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const PAGE = { page: '/late-check-out' };

const noCard = () => ({ creditCards: [], creditCard: null });
const offering = (products: readonly Product[]) => ({ services: servicesOf(products) });
const lateCheckOut = (chargeMethod: string): Product =>
  aProduct({ priceGross: 10, chargeMethod, chargeInterval: 'daily' });

const STATUSES = ['pending', 'processed', 'confirmed', 'delivered', 'canceled', 'failed'];

/** Every way to charge at every interval: a sauna kit each, beside the late check-out of the everyday. */
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

/** Ordering and paying. */
export const orderScenarios: readonly Scenario[] = [
  stay('order-success', 'Ordered after a short wait, and listed from then on', {}, PAGE),
  stay(
    'order-payment-error',
    'The payment fails until another card is added',
    { script: { orders: 'payment-error' } },
    PAGE,
  ),
  stay(
    'order-other-error',
    'The order fails for a reason other than payment',
    { script: { orders: 'other-error' } },
    PAGE,
  ),
  stay(
    'order-stuck-pending',
    'The order never ends: a minute of waiting, then contact us',
    { script: { orders: 'stuck-pending' } },
    PAGE,
  ),
  stay('order-null-id', 'The order cannot be placed: failed to proceed', { script: { orders: 'null-id' } }, PAGE),
  stay(
    'order-unknown-status',
    'The order is in a state nobody knows: failed to proceed',
    { script: { orders: 'unknown-status' } },
    PAGE,
  ),
  stay(
    'order-update-fails',
    'The payment fails, and the new card or date is not taken either',
    { script: { orders: 'payment-error', updates: 'refused' } },
    PAGE,
  ),
  stay('order-no-card', 'No card yet: confirming leads to adding one', { checkIn: noCard }, PAGE),
  stay(
    'order-free-reward',
    'A reward pays: free, without a card',
    {
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
    },
    PAGE,
  ),
  stay(
    'invoice-voucher',
    'Payable by invoice: no card needed',
    { checkIn: () => ({ ...noCard(), voucher: { code: 'INVOICE-2026', type: 'invoice-payment' } }) },
    PAGE,
  ),
  stay(
    'ordered-items-mixed',
    'Six ordered items, four of which count',
    {
      checkIn: (on) => ({
        orderItems: STATUSES.map((status) =>
          anOrderItem({ id: `item-${status}`, status, consumptionEndDate: on(8, '13:00') }),
        ),
      }),
    },
    { page: '/extras' },
  ),
  stay(
    'charge-methods',
    'Two guests, three nights: prices times one, two, three and six',
    { checkIn: () => offering(everyCharge()) },
    { page: '/extras' },
  ),
  ...CHARGE_METHODS.map((method) =>
    stay(
      `charge-methods-${method}`,
      `10 EUR ${method} a night`,
      { checkIn: () => offering([lateCheckOut(method)]) },
      PAGE,
    ),
  ),
];
