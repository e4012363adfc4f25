import { describe, expect, test } from 'vitest';

import type { CheckInState } from '#domain/check-in/check-in.ts';
import { CHECK_IN_STATES } from '#domain/check-in/check-in.ts';
import type { Instant } from '#lib/time.ts';
import { shift, toInstant } from '#lib/time.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import type { AccessKey, AccessKeyError, AccessType, KeyReadiness } from './access-key.ts';
import { ACCESS_TYPES, keyReadiness } from './access-key.ts';

const FROM = '2026-11-20T13:00:00.000Z' as Instant;
const TO = '2026-11-23T09:00:00.000Z' as Instant;
const DURING = '2026-11-21T12:00:00.000Z' as Instant;
const LATER = '2026-11-25T13:00:00.000Z' as Instant;

type Door = Parameters<typeof keyReadiness>[0];

const aDoor = (accessType: AccessType, changes: Partial<Door> = {}): Door => ({
  accessType,
  code: accessType === 'code' ? '4719' : null,
  validFromDate: FROM,
  validToDate: TO,
  error: null,
  ...changes,
});

const NOT_PAID: AccessKeyError = { code: 'not-paid' };
const WITHHELD: AccessKeyError = { code: 'not-available', availableAt: null };
const LATE: AccessKeyError = { code: 'not-available', availableAt: LATER };

const notPaid = { error: NOT_PAID };
const withheld = { error: WITHHELD };
const withheldUntil = { error: LATE, validToDate: null };
const always = { validFromDate: null, validToDate: null };

const before = shift(FROM, -1);
const last = shift(TO, -1);

type Row = [
  words: string,
  accessType: AccessType,
  changes: Partial<Door>,
  now: Instant,
  expected: KeyReadiness['state'],
];

const OPEN: Row[] = [
  ['a code within its times is ready', 'code', {}, DURING, 'ready'],
  ['a remote door within its times is ready', 'remote', {}, DURING, 'ready'],
  ['a metal key within its times is ready', 'physical', {}, DURING, 'ready'],
  ['a door of unknown kind within its times is ready', 'unknown', {}, DURING, 'ready'],
  ['a key without dates is ready at any time', 'code', always, LATER, 'ready'],
  ['an open start counts from ever', 'code', { validFromDate: null }, before, 'ready'],
  ['an open end counts for ever', 'remote', { validToDate: null }, LATER, 'ready'],
  ['R4-64 a code door without a code opens nothing', 'code', { code: null }, DURING, 'not-available'],
];

const TIMES: Row[] = [
  ['R4-52 a code a millisecond before its start', 'code', {}, before, 'code-valid-from'],
  ['R4-52 a code exactly at its start', 'code', {}, FROM, 'ready'],
  ['R4-51 a remote key a millisecond before its start', 'remote', {}, before, 'digital-key-from'],
  ['R4-51 a remote key exactly at its start', 'remote', {}, FROM, 'ready'],
  ['a metal key before its start', 'physical', {}, before, 'code-valid-from'],
  ['a key of unknown kind before its start', 'unknown', {}, before, 'code-valid-from'],
  ['R4-69 a code a millisecond before its end', 'code', {}, last, 'ready'],
  ['R4-69 a code exactly at its end', 'code', {}, TO, 'expired'],
  ['R4-69 a remote key exactly at its end', 'remote', {}, TO, 'expired'],
  ['R4-69 a metal key after its end', 'physical', {}, LATER, 'expired'],
  ['R4-69 a key of unknown kind after its end', 'unknown', {}, LATER, 'expired'],
];

const WITHHOLDING: Row[] = [
  ['R4-49 an unpaid code', 'code', notPaid, DURING, 'after-payment'],
  ['R4-49 an unpaid remote key', 'remote', notPaid, DURING, 'after-payment'],
  ['R4-49 an unpaid key before its start', 'code', notPaid, before, 'after-payment'],
  ['R4-69 an unpaid key after its end is over', 'code', notPaid, TO, 'expired'],
  ['R4-50 a withheld code with a time', 'code', withheldUntil, DURING, 'available-from'],
  ['R4-51 a withheld remote key with a time', 'remote', withheldUntil, DURING, 'digital-key-from'],
  ['R4-50 a withheld metal key with a time', 'physical', withheldUntil, DURING, 'available-from'],
  ['R4-50 a withheld key of unknown kind with a time', 'unknown', withheldUntil, DURING, 'available-from'],
  [
    'R4-50 a withheld key stays withheld when its hour comes: only the server gives it',
    'code',
    withheldUntil,
    LATER,
    'available-from',
  ],
  ['R4-53 a withheld code without a time', 'code', withheld, DURING, 'not-available'],
  ['R4-53 a withheld remote key without a time', 'remote', withheld, DURING, 'not-available'],
  ['R4-53 a withheld metal key without a time', 'physical', withheld, DURING, 'not-available'],
];

describe('key readiness (R4-49 to R4-53, R4-64, R4-69)', () => {
  test.each([...OPEN, ...TIMES, ...WITHHOLDING])('%s', (_words, accessType, changes, now, expected) => {
    expect(keyReadiness(aDoor(accessType, changes), now).state).toBe(expected);
  });

  test.each<[string, CheckInState, AccessKeyError, KeyReadiness['state']]>([
    ['a withheld key waits for check-in', 'guest-details-required', WITHHELD, 'after-check-in'],
    ['a withheld key waits for the ID check', 'id-verification-required', WITHHELD, 'after-id-check'],
    ['a key withheld until a time says the time', 'guest-details-required', LATE, 'available-from'],
    ['an unpaid key says so first', 'guest-details-required', NOT_PAID, 'after-payment'],
  ])('while check-in is open, %s', (_words, checkIn, error, expected) => {
    expect(keyReadiness(aDoor('code', { error, validToDate: null }), DURING, checkIn).state).toBe(expected);
  });

  test('a waiting door says the moment it waits for, an expired one the moment it ended', () => {
    expect(keyReadiness(aDoor('code'), before)).toEqual({ state: 'code-valid-from', at: FROM });
    expect(keyReadiness(aDoor('remote', withheldUntil), DURING)).toEqual({ state: 'digital-key-from', at: LATER });
    expect(keyReadiness(aDoor('code'), LATER)).toEqual({ state: 'expired', at: TO });
  });
});

const BASE_MS = Date.parse(FROM);
const instant = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((ms) => toInstant(BASE_MS + ms));
const maybe = fc.option(instant, { nil: null });
const error = fc.oneof(
  fc.constant(null),
  fc.constant(NOT_PAID),
  maybe.map((availableAt): AccessKeyError => ({ code: 'not-available', availableAt })),
);
const door: fc.Arbitrary<Door> = fc
  .record({
    accessType: fc.constantFrom<AccessType>(...ACCESS_TYPES, 'unknown'),
    code: fc.constantFrom<AccessKey['code']>(null, '4719'),
    validFromDate: maybe,
    validToDate: maybe,
    error,
  })
  .map((each) => ({ ...each, code: each.accessType === 'code' ? each.code : null }));
const checkIn = fc.constantFrom(...CHECK_IN_STATES);

const STATES: readonly KeyReadiness['state'][] = [
  'ready',
  'after-payment',
  'after-check-in',
  'after-id-check',
  'available-from',
  'digital-key-from',
  'code-valid-from',
  'not-available',
  'expired',
];

describe('whatever the server sends', () => {
  test('a door is in exactly one known state', () => {
    fc.assert(
      fc.property(door, instant, checkIn, (key, now, state) => {
        expect(STATES.filter((each) => each === keyReadiness(key, now, state).state)).toHaveLength(1);
      }),
    );
  });

  test('a door is never ready outside its times, with an error, or without the code it needs', () => {
    fc.assert(
      fc.property(door, instant, checkIn, (key, now, state) => {
        fc.pre(keyReadiness(key, now, state).state === 'ready');
        expect(key.error).toBeNull();
        expect(key.validFromDate === null || key.validFromDate <= now).toBe(true);
        expect(key.validToDate === null || now < key.validToDate).toBe(true);
        expect(key.accessType === 'code' && key.code === null).toBe(false);
      }),
    );
  });

  test('time only moves a door forward: waiting, then usable, then expired', () => {
    const rank = ({ state }: KeyReadiness) =>
      state === 'expired' ? 2 : state === 'code-valid-from' || state === 'digital-key-from' ? 0 : 1;
    const usable = door.map((key) => ({ ...key, error: null }));
    fc.assert(
      fc.property(usable, instant, fc.nat(2_000_000), (key, now, ms) => {
        expect(rank(keyReadiness(key, shift(now, ms)))).toBeGreaterThanOrEqual(rank(keyReadiness(key, now)));
      }),
    );
  });

  test('an expired door stays expired', () => {
    fc.assert(
      fc.property(door, instant, fc.nat(2_000_000), checkIn, (key, now, ms, state) => {
        fc.pre(keyReadiness(key, now, state).state === 'expired');
        expect(keyReadiness(key, shift(now, ms), state).state).toBe('expired');
      }),
    );
  });
});
