import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import type { AccessKey } from './access-key.ts';
import { areShutTogether, sharedState } from './doors.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z` as Instant;

const aDoor = (changes: Partial<AccessKey> = {}): AccessKey => ({
  id: 'street',
  name: 'Street door',
  type: 'entrance',
  accessType: 'code',
  sequenceNumber: 1,
  validFromDate: at('13:00'),
  validToDate: at('18:00'),
  keypadButton: '#',
  code: '4719',
  error: null,
  ...changes,
});
const remote = { accessType: 'remote', code: null, keypadButton: null } as const;
const NOT_PAID = { error: { code: 'not-paid' } } as const;

describe('a state that all doors share is shown once (R4-96)', () => {
  test.each<[string, Partial<AccessKey>[], Instant, ReturnType<typeof sharedState>]>([
    ['they open until one hour', [{}, remote], at('14:00'), { all: 'open', until: at('18:00') }],
    ['they open until different hours', [{}, { ...remote, validToDate: at('17:00') }], at('14:00'), null],
    ['one has no end', [{}, { validToDate: null }], at('14:00'), null],
    ['none has an end', [{ validToDate: null }, { validToDate: null }], at('14:00'), null],
    ['one of them is unpaid', [{}, NOT_PAID], at('14:00'), null],
    ['a code and a digital key begin together', [{}, remote], at('12:00'), { all: 'waiting', from: at('13:00') }],
    ['they begin at different hours', [{}, { ...remote, validFromDate: at('13:30') }], at('12:00'), null],
    ['one begins later', [{}, { validFromDate: at('15:00') }], at('14:00'), null],
    [
      'the server withholds one until the hour when the other begins',
      [{}, { error: { code: 'not-available', availableAt: at('13:00') } }],
      at('12:00'),
      { all: 'waiting', from: at('13:00') },
    ],
    ['they have ended together', [{}, remote], at('18:00'), { all: 'expired', since: at('18:00') }],
    ['they have ended', [{}, { validToDate: at('17:00') }], at('18:00'), { all: 'expired', since: null }],
    ['the only one has ended', [{}], at('18:00'), { all: 'expired', since: at('18:00') }],
    ['one of them has ended', [{}, { validToDate: at('13:30') }], at('14:00'), null],
    ['there is one door: it speaks for itself', [{}], at('14:00'), null],
    ['there is no door', [], at('14:00'), null],
    ['they all wait for the payment (R4-49)', [NOT_PAID, { ...remote, ...NOT_PAID }], at('14:00'), { all: 'withheld' }],
    ['the only one waits for the payment: it speaks for itself', [NOT_PAID], at('14:00'), null],
  ])('%s', (_, doors, now, expected) => {
    expect(sharedState(doors.map(aDoor), now)).toEqual(expected);
  });

  test.each<[string, Partial<AccessKey>[], Instant, ReturnType<typeof sharedState>]>([
    ['a digital key does not work without the server', [{}, remote], at('14:00'), null],
    ['codes work without it', [{}, {}], at('14:00'), { all: 'open', until: at('18:00') }],
    ['no notice says that it is not paid: each door does', [NOT_PAID, NOT_PAID], at('14:00'), null],
    ['the beginning stays the same', [{}, remote], at('12:00'), { all: 'waiting', from: at('13:00') }],
    ['the end stays the same', [{}, remote], at('18:00'), { all: 'expired', since: at('18:00') }],
  ])('offline: %s', (_, doors, now, expected) => {
    expect(sharedState(doors.map(aDoor), now, 'check-in-completed', true)).toEqual(expected);
  });

  test.each([
    ['guest-details-required', { all: 'withheld' }],
    ['id-verification-required', { all: 'withheld' }],
  ] as const)('before check-in they wait for the same step: %s', (checkIn, expected) => {
    const withheld = { error: { code: 'not-available', availableAt: null } } as const;
    expect(sharedState([aDoor(withheld), aDoor({ ...remote, ...withheld })], at('14:00'), checkIn)).toEqual(expected);
  });
});

describe('doors that one reason keeps shut are a quiet list below it (R4-96)', () => {
  test.each<[string, ReturnType<typeof sharedState>, boolean, boolean]>([
    ['they wait for one hour', { all: 'waiting', from: at('13:00') }, false, true],
    ['they wait for one step, which the notice says', { all: 'withheld' }, true, true],
    ['they wait for one step, and no notice is there without the property', { all: 'withheld' }, false, false],
    ['they open', { all: 'open', until: at('18:00') }, true, false],
    ['they have ended: another card says it', { all: 'expired', since: null }, true, false],
    ['they differ', null, true, false],
  ])('%s', (_, shared, isPropertyKnown, expected) => {
    expect(areShutTogether(shared, isPropertyKnown)).toBe(expected);
  });
});
