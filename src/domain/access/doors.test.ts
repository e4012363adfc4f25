import { describe, expect, test } from 'vitest';

import type { Stay } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { aKey, aStay } from '../../../tests/support/a-stay.ts';
import type { AccessKey } from './access-key.ts';
import { areKeysOnHold, doorsOpenAt, haveKeysEnded, isPaymentDue, keysEndedAt, ownDoor } from './doors.ts';

const key = (type: AccessKey['type'], id: string = type): AccessKey => ({
  id,
  name: type,
  type,
  accessType: 'code',
  sequenceNumber: 1,
  validFromDate: null,
  validToDate: null,
  keypadButton: null,
  code: '4711',
  error: null,
});

test.each([
  ['the unit, wherever it stands', [key('entrance'), key('property-unit'), key('elevator')], 'property-unit'],
  ['the first unit of several', [key('property-unit', 'first'), key('property-unit', 'second')], 'first'],
  ['without one, the first door on the way in', [key('entrance'), key('elevator')], 'entrance'],
  ['no door at all', [], undefined],
] as const)("the guest's own door: %s", (_, propertyKeys, id) => {
  expect(ownDoor({ propertyKeys })?.id).toBe(id);
});

describe('whether a payment is due', () => {
  const NOW = '2026-11-20T10:00:00.000Z' as Instant;
  const OVER = '2026-11-19T10:00:00.000Z' as Instant;

  const open: AccessKey = {
    id: 'key-street',
    name: 'Street door',
    type: 'entrance',
    accessType: 'code',
    sequenceNumber: 1,
    validFromDate: null,
    validToDate: null,
    keypadButton: '#',
    code: '4719',
    error: null,
  };
  const unpaid: AccessKey = { ...open, id: 'key-unit', type: 'property-unit', code: null, error: { code: 'not-paid' } };

  type Situation = Parameters<typeof isPaymentDue>[0];
  const aStay = (changes: Partial<Situation> = {}): Situation => ({
    propertyKeys: [open, unpaid],
    idVerificationState: 'approved',
    isCancelled: false,
    state: 'check-in-completed',
    checkOutDate: null,
    ...changes,
  });

  test.each<[string, Partial<Situation>, boolean]>([
    ['one key of several waits for payment', {}, true],
    ['every key waits', { propertyKeys: [unpaid] }, true],
    ['no key waits', { propertyKeys: [open] }, false],
    ['there are no keys', { propertyKeys: [] }, false],
    ['the key that waits is over', { propertyKeys: [{ ...unpaid, validToDate: OVER }] }, false],
    ['the guest has checked out', { checkOutDate: OVER }, false],
    ['the stay is cancelled', { isCancelled: true }, false],
    ['the guest may not come in', { idVerificationState: 'banned' }, false],
  ])('%s (R4-49, R2-150)', (_, changes, isDue) => {
    expect(isPaymentDue(aStay(changes), NOW)).toBe(isDue);
  });
});

describe('whether all keys have ended', () => {
  const NOW = '2026-11-22T10:00:00.000Z' as Instant;
  const OVER = '2026-11-21T10:00:00.000Z' as Instant;
  const over = aKey('entrance', { validToDate: OVER });

  test.each<[string, Partial<Stay>, boolean]>([
    ['every key has ended', { propertyKeys: [over, aKey('property-unit', { validToDate: NOW })] }, true],
    ['one key of two still works', { propertyKeys: [over, aKey('property-unit')] }, false],
    ['there are no keys yet', { propertyKeys: [] }, false],
    ['the guest has checked out, which has its own end', { propertyKeys: [over], checkOutDate: OVER }, false],
    ['the guest may not come in', { propertyKeys: [over], idVerificationState: 'banned' }, false],
  ])('%s (R4-69)', (_, changes, hasEnded) => {
    expect(haveKeysEnded({ ...aStay(), ...changes }, NOW)).toBe(hasEnded);
  });
});

describe('what a stay says of all its doors at once', () => {
  const NOW = '2026-11-22T10:00:00.000Z' as Instant;
  const OVER = '2026-11-21T10:00:00.000Z' as Instant;
  const EARLIER = '2026-11-21T09:00:00.000Z' as Instant;
  const held = aKey('entrance', { code: null, error: { code: 'not-available', availableAt: null } });
  const open = aKey('property-unit', { validToDate: null });
  const over = aKey('entrance', { validToDate: OVER });
  test.each<[string, Partial<Stay>, boolean, Instant | null, number]>([
    ['every key is withheld', { propertyKeys: [held] }, true, null, 0],
    ['one of two is', { propertyKeys: [held, open] }, false, null, 1],
    ['withheld until check-in', { propertyKeys: [held], state: 'guest-details-required' }, false, null, 0],
    ['open before check-in', { propertyKeys: [open], state: 'guest-details-required' }, false, null, 1],
    ['withheld after check-out', { propertyKeys: [held], checkOutDate: OVER }, false, null, 0],
    ['ended together', { propertyKeys: [over, aKey('property-unit', { validToDate: OVER })] }, false, OVER, 0],
    ['ended one by one', { propertyKeys: [over, aKey('property-unit', { validToDate: EARLIER })] }, false, null, 0],
    ['a banned guest', { propertyKeys: [open], idVerificationState: 'banned' }, false, null, 0],
  ])('%s (R4-53, R4-69)', (_, changes, isOnHold, ended, openDoors) => {
    const stay: Stay = { ...aStay(), state: 'check-in-completed', ...changes };
    expect([areKeysOnHold(stay, NOW), keysEndedAt(stay, NOW), doorsOpenAt(stay, NOW).length]).toEqual([
      isOnHold,
      ended,
      openDoors,
    ]);
  });
});
