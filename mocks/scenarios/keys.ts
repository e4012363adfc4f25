import type { AccessKey } from '#api/generated/model/index.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { aKey, aRemoteKey, keysOfAllTypes } from '#mocks/seeds/keys.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const PAGE = { page: '/access' };

/** The everyday keys, each changed alike. */
const eachKey = (
  change: (on: Parameters<NonNullable<StaySeed['checkIn']>>[0]) => Partial<AccessKey>,
): Pick<StaySeed, 'checkIn'> => ({
  checkIn: (on, { propertyKeys }) => ({ propertyKeys: (propertyKeys ?? []).map((key) => ({ ...key, ...change(on) })) }),
});

/** The doors of a stay. */
export const keyScenarios: readonly Scenario[] = [
  stay(
    'keys-all-types',
    'Eleven doors in walking order, codes and sliders, all open now',
    {
      startsIn: -1,
      checkIn: (_on, { startDate, endDate }) => ({
        propertyKeys: keysOfAllTypes({ validFromDate: startDate, validToDate: endDate }),
      }),
    },
    PAGE,
  ),
  stay(
    'stay-before-arrival-unpaid-keys',
    'Codes come after payment: add a card',
    eachKey(() => ({ error: { code: 'NOT_PAID' } })),
    PAGE,
  ),
  stay('unpaid-no-card', 'A payment is due and there is no card: adding one is the next step', {
    checkIn: (_on, { propertyKeys }) => ({
      creditCards: [],
      creditCard: null,
      propertyKeys: (propertyKeys ?? []).map((key) => ({ ...key, error: { code: 'NOT_PAID' } })),
    }),
  }),
  stay(
    'keys-not-available-yet',
    'Every key comes tomorrow at 15:00',
    { startsIn: 1, ...eachKey((on) => ({ error: { code: 'NOT_AVAILABLE_YET', availableAt: on(1, '15:00') } })) },
    PAGE,
  ),
  stay(
    'keys-digital-later',
    'Digital keys are activated tomorrow at 15:00',
    {
      startsIn: 1,
      ...eachKey((on) => ({
        accessType: 'remote',
        code: null,
        keypadButton: null,
        error: { code: 'NOT_AVAILABLE_YET', availableAt: on(1, '15:00') },
      })),
    },
    PAGE,
  ),
  stay(
    'keys-code-valid-from',
    'Codes are there, but valid from tomorrow 15:00',
    {
      startsIn: 1,
      ...eachKey((on) => ({ accessType: 'code', code: '4719', keypadButton: '#', validFromDate: on(1, '15:00') })),
    },
    PAGE,
  ),
  stay(
    'keys-not-available',
    'Keys are withheld, nobody says until when',
    { startsIn: -1, ...eachKey(() => ({ error: { code: 'NOT_AVAILABLE_YET' } })) },
    PAGE,
  ),
  stay(
    'keys-expired',
    'Keys ended yesterday: not available, no code shown',
    { startsIn: -2, ...eachKey((on) => ({ validToDate: on(-1, '12:00') })) },
    PAGE,
  ),
  stay(
    'keys-unknown-type',
    "A door of a kind nobody knows comes last, under the server's name; the laundry is spelled 'washeteria'",
    {
      startsIn: -1,
      checkIn: (_on, { propertyKeys }) => ({
        propertyKeys: [
          aKey({ id: 'key-roof', name: 'Roof terrace', type: 'roof', accessType: 'magic', sequenceNumber: 0 }),
          aRemoteKey({ id: 'key-laundry', name: 'Washing room', type: 'washeteria', sequenceNumber: 5 }),
          ...(propertyKeys ?? []),
        ],
      }),
    },
    PAGE,
  ),
  stay(
    'too-many-unlock-attempts',
    'The door was asked too often: a pause',
    { startsIn: -1, script: { unlock: 'too-many-attempts' } },
    PAGE,
  ),
  stay(
    'unlock-fails',
    'The lock does not answer: something went wrong, the slider is back',
    { startsIn: -1, script: { unlock: 'fails' } },
    PAGE,
  ),
  stay('elevator-call', 'The elevator is called, comes, and waits for the next call', { startsIn: -1 }, PAGE),
  stay(
    'elevator-call-fails',
    'The elevator cannot be called: idle again, with a message',
    { startsIn: -1, script: { unlock: 'fails' } },
    PAGE,
  ),
  stay(
    'luggage-front-desk',
    'Luggage before arrival: the door code comes after the ID check at the front desk',
    { property: { checkInMethod: 'front-desk' } },
    PAGE,
  ),
  stay('luggage-online', 'Luggage before arrival: digital keys on the day of arrival', {}, PAGE),
];
