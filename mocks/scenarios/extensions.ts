import type { CheckIn } from '#api/generated/model/index.ts';
import { anOrderItem } from '#mocks/seeds/order-items.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';

import type { Scenario } from './scenario.ts';

import { everydayRates, withRates } from './rates.ts';
import { stay } from './scenario.ts';

const PAGE = { page: '/reservation-extension' };
const END = 8;

/** A request that the team has not answered, for so many nights; null is for them to find out. */
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

/** Asking for more nights. */
export const extensionScenarios: readonly Scenario[] = [
  withRates(
    stay('extension-request', 'One night more, two, or more than two; the team answers later', {}, PAGE),
    everydayRates,
  ),
  stay('extension-pending', 'Two nights more are asked for: no second request', { checkIn: requested(2) }, PAGE),
  stay(
    'extension-pending-open',
    'More than two nights are asked for: no second request',
    { checkIn: requested(null) },
    PAGE,
  ),
];
