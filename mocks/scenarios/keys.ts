import type { AccessKey } from '#api/generated/model.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { MINUTE, shift } from '#lib/time.ts';
import { aKey, aRemoteKey, keysOfAllTypes } from '#mocks/seeds/keys.ts';

import type { Scenario } from './scenario.ts';

import { stay } from './scenario.ts';

const PAGE = { page: '/access' };

/** The default keys, each changed alike. */
const eachKey = (
  change: (on: Parameters<NonNullable<StaySeed['checkIn']>>[0]) => Partial<AccessKey>,
): Pick<StaySeed, 'checkIn'> => ({
  checkIn: (on, { propertyKeys }) => ({ propertyKeys: (propertyKeys ?? []).map((key) => ({ ...key, ...change(on) })) }),
});

/** The doors of a stay. */
export const keyScenarios: readonly Scenario[] = [
  stay('keys-all-types', {
    title: 'A building with all eleven kinds of doors, all available to the guest',
    sees: 'Four doors in walking order and a list of seven rooms: codes with the key to press, sliders for the rest.',
    covers: 'R3-81 R3-82 R3-86 R4-60 R4-61 R4-62 R4-63 R9-08 R4-67 R4-68 R4-92 R4-93 R4-94 R4-96',
    ...PAGE,
    startsIn: -1,
    checkIn: (_on, { startDate, endDate }) => ({
      propertyKeys: keysOfAllTypes({ validFromDate: startDate, validToDate: endDate }),
    }),
  }),
  stay('stay-before-arrival-unpaid-keys', {
    title: 'Door codes come only after payment',
    sees: '"Code only after payment" at the keypad, the total price once, and a way to add a card.',
    covers: 'R4-49 R8-10 R3-83 R4-64',
    ...PAGE,
    ...eachKey(() => ({ error: { code: 'NOT_PAID' } })),
  }),
  stay('unpaid-no-card', {
    title: 'A payment is due, and there is no card',
    sees: 'The next step is to add a card.',
    covers: 'R2-150 R8-10 R4-49',
    checkIn: (_on, { propertyKeys }) => ({
      creditCards: [],
      creditCard: null,
      propertyKeys: (propertyKeys ?? []).map((key) => ({ ...key, error: { code: 'NOT_PAID' } })),
    }),
  }),
  stay('unpaid-invoice', {
    title: 'A company pays by invoice and has not paid yet',
    sees: '"Code only after payment" at the keypad, a note about the invoice, and a phone number; no request for a card.',
    covers: 'R5-49 R2-150 R8-10 R4-49',
    ...PAGE,
    checkIn: (_on, { propertyKeys }) => ({
      creditCards: [],
      creditCard: null,
      voucher: { code: 'INVOICE-2026', type: 'invoice-payment' },
      propertyKeys: (propertyKeys ?? []).map((key) => ({ ...key, error: { code: 'NOT_PAID' } })),
    }),
  }),
  stay('keys-not-available-yet', {
    title: 'All keys are available from tomorrow, 15:00',
    sees: 'The date and time from which each door is available; no code.',
    covers: 'R4-50 R8-08 R3-83',
    ...PAGE,
    startsIn: 1,
    ...eachKey((on) => ({ error: { code: 'NOT_AVAILABLE_YET', availableAt: on(1, '15:00') } })),
  }),
  stay('keys-digital-later', {
    title: 'Digital keys work from tomorrow, 15:00',
    sees: 'The date and time from which the digital key works.',
    covers: 'R4-51 R8-08',
    ...PAGE,
    startsIn: 1,
    ...eachKey((on) => ({
      accessType: 'remote',
      code: null,
      keypadButton: null,
      error: { code: 'NOT_AVAILABLE_YET', availableAt: on(1, '15:00') },
    })),
  }),
  stay('keys-code-valid-from', {
    title: 'Door codes are shown today, but work from tomorrow, 15:00',
    sees: 'Each code with the date and time from which it is valid.',
    covers: 'R4-52',
    ...PAGE,
    startsIn: 1,
    ...eachKey((on) => ({ accessType: 'code', code: '4719', keypadButton: '#', validFromDate: on(1, '15:00') })),
  }),
  stay('keys-not-available', {
    title: 'Keys are withheld, without a date',
    sees: 'No door is available.',
    covers: 'R4-53 R8-09',
    answers: 'requestAccess 403',
    ...PAGE,
    startsIn: -1,
    ...eachKey(() => ({ error: { code: 'NOT_AVAILABLE_YET' } })),
  }),
  stay('keys-expired', {
    title: 'Keys that ended yesterday',
    sees: 'No door is available, and no code is shown.',
    covers: 'R4-69 R4-53',
    ...PAGE,
    startsIn: -2,
    ...eachKey((on) => ({ validToDate: on(-1, '12:00') })),
  }),
  stay('white-label-keys-expired', {
    title: "Keys that expired yesterday, under another operator's white-label brand",
    sees: "Each door is not available, and no code is shown, in that brand's look.",
    covers: 'R4-69 R6-20',
    ...PAGE,
    brand: 'white-label',
    propertyCode: 'lubeck-spe12',
    startsIn: -2,
    ...eachKey((on) => ({ validToDate: on(-1, '12:00') })),
  }),
  stay('keys-expire-soon', {
    title: 'Keys that expire within two minutes',
    sees: 'Codes for up to two minutes; then no door is available, without a reload.',
    covers: 'R4-69 R4-52',
    steps: 'Wait two minutes, or jump to the next event.',
    ...PAGE,
    startsIn: -1,
    checkIn: (_on, { propertyKeys }, { now }) => ({
      propertyKeys: (propertyKeys ?? []).map((key) => ({ ...key, validToDate: shift(now, 2 * MINUTE) })),
    }),
  }),
  stay('keys-unknown-type', {
    title: 'A door of a kind that the app does not know',
    sees: "It comes last, with the server's name; the laundry is recognised in either spelling.",
    covers: 'R3-87 R3-88',
    ...PAGE,
    startsIn: -1,
    checkIn: (_on, { propertyKeys }) => ({
      propertyKeys: [
        aKey({ id: 'key-roof', name: 'Roof terrace', type: 'roof', accessType: 'magic', sequenceNumber: 0 }),
        aRemoteKey({ id: 'key-laundry', name: 'Washing room', type: 'washeteria', sequenceNumber: 5 }),
        ...(propertyKeys ?? []),
      ],
    }),
  }),
  stay('too-many-unlock-attempts', {
    title: 'Too many attempts to open a door',
    sees: 'A message about too many attempts, and a slider that is disabled for a while.',
    covers: 'R8-02 R8-46 R8-01 R8-07',
    answers: 'requestAccess 429',
    steps: 'Slide a door open.',
    ...PAGE,
    startsIn: -1,
    script: { unlock: 'too-many-attempts' },
  }),
  stay('unlock-fails', {
    title: 'A lock that does not answer',
    sees: '"Something went wrong" at the door; the slider returns to its start.',
    covers: 'R8-04 R8-28 R8-29 R2-149',
    answers: 'requestAccess 500',
    steps: 'Slide a door open.',
    ...PAGE,
    startsIn: -1,
    script: { unlock: 'fails' },
  }),
  stay('elevator-call', {
    title: 'Calling the lift',
    sees: 'The lift is called, is on its way, and can be called again.',
    covers: 'R4-56 R4-57 R4-58 R4-59 R4-66',
    answers: 'requestAccess 201',
    steps: 'Call the lift.',
    ...PAGE,
    startsIn: -1,
  }),
  stay('elevator-call-fails', {
    title: 'The lift cannot be called',
    sees: 'A message; the lift can be called again.',
    covers: 'R4-66 R8-28',
    steps: 'Call the lift.',
    ...PAGE,
    startsIn: -1,
    script: { unlock: 'fails' },
  }),
  stay('luggage-front-desk', {
    title: 'Luggage before arrival, in a building with a front desk',
    sees: "The luggage room's code comes after the identity check at the desk.",
    covers: 'R4-54 R4-65',
    ...PAGE,
    property: { checkInMethod: 'front-desk' },
  }),
  stay('luggage-online', {
    title: 'Luggage before arrival, in a building without a front desk',
    sees: 'Digital keys are available on the day of arrival.',
    covers: 'R4-55 R4-65',
    ...PAGE,
  }),
];
