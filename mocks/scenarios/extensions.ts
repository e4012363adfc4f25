import type { CheckIn } from '#api/generated/model.ts';
import { anOrderItem } from '#mocks/seeds/products.ts';
import type { Zoned } from '#mocks/seeds/slots.ts';

import { everydayRates, withRates } from './rates.ts';
import { stay } from './scenario.ts';
import type { Scenario } from './scenario.ts';

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
    stay('extension-request', {
      title: 'Asking for more nights',
      sees: 'One night, two, or more; sent, the team answers later and the end stays as it is.',
      serves: 'R4-81 R9-23 R4-88 R9-47 R2-143',
      steps: 'Choose a number of nights and send it.',
      ...PAGE,
    }),
    everydayRates,
  ),
  stay('extension-pending', {
    title: 'Two more nights are asked for already',
    sees: 'What was asked for; a second request is not possible.',
    serves: 'R4-88',
    ...PAGE,
    checkIn: requested(2),
  }),
  stay('extension-pending-open', {
    title: 'More than two nights are asked for already',
    sees: 'The open request; a second one is not possible.',
    serves: 'R4-88',
    ...PAGE,
    checkIn: requested(null),
  }),
];
