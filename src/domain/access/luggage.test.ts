import { describe, expect, test } from 'vitest';

import type { AccessKey } from './access-key.ts';
import type { Instant } from '#lib/time.ts';

import { shift } from '#lib/time.ts';

import { doorsOf } from './doors.ts';
import { luggageBeforeArrival, luggageRoomFrom } from './luggage.ts';
import { dueState, isOverdue } from './access-key.ts';

const START = '2026-11-20T13:00:00.000Z' as Instant;
const BEFORE = shift(START, -1);

const luggageKey: AccessKey = {
  id: 'key-luggage',
  name: 'Luggage room',
  type: 'luggage-room',
  accessType: 'code',
  sequenceNumber: 4,
  validFromDate: START,
  validToDate: null,
  keypadButton: '#',
  code: '280615',
  error: null,
};

type Situation = Parameters<typeof luggageBeforeArrival>[0];
const aStay = (changes: Partial<Situation> = {}): Situation => ({
  startDate: START,
  checkOutDate: null,
  state: 'check-in-completed',
  idVerificationState: 'approved',
  isCancelled: false,
  propertyKeys: [luggageKey],
  ...changes,
});

describe('bags before arrival', () => {
  test('R4-54, R4-65 at a front desk: door code after the ID check', () => {
    expect(luggageBeforeArrival(aStay(), 'front-desk', BEFORE)).toBe('door-code-after-id-check');
  });

  test('R4-55, R4-65 online: digital keys on arrival day', () => {
    expect(luggageBeforeArrival(aStay(), 'online', BEFORE)).toBe('digital-keys-on-arrival-day');
  });

  test('R4-49, R4-65 a payment is due: online the keys come after the payment, a front desk keeps to its check', () => {
    const unpaid = aStay({ propertyKeys: [{ ...luggageKey, code: null, error: { code: 'not-paid' } }] });
    expect(luggageBeforeArrival(unpaid, 'online', BEFORE)).toBe('digital-keys-after-payment');
    expect(luggageBeforeArrival(unpaid, 'front-desk', BEFORE)).toBe('door-code-after-id-check');
  });

  test.each<[string, Partial<Situation>, Instant]>([
    ['exactly at check-in time', {}, START],
    ['exactly at check-in time, without a luggage room', { propertyKeys: [] }, START],
    ['when the luggage door is open already', { propertyKeys: [{ ...luggageKey, validFromDate: null }] }, BEFORE],
    [
      'when one of two luggage doors is open already',
      { propertyKeys: [luggageKey, { ...luggageKey, id: 'key-cellar', validFromDate: null }] },
      BEFORE,
    ],
    ['after check-out', { checkOutDate: BEFORE }, BEFORE],
    ['for a cancelled stay', { isCancelled: true }, BEFORE],
    ['for a banned guest', { idVerificationState: 'banned' }, BEFORE],
    ['without a readable start', { startDate: null }, BEFORE],
  ])('nothing %s', (_words, changes, now) => {
    expect(luggageBeforeArrival(aStay(changes), 'online', now)).toBeNull();
  });
});

describe('when the luggage room opens', () => {
  const EARLIER = shift(START, -4 * 3_600_000);
  const withheld = { ...luggageKey, error: { code: 'not-available', availableAt: EARLIER } } as const;

  test.each<[string, AccessKey[], Instant, Instant | null]>([
    ['by the start of its key', [luggageKey], BEFORE, START],
    ['by the hour at which the server gives the key', [withheld], shift(EARLIER, -1), EARLIER],
    ['not said, without a luggage room', [{ ...luggageKey, type: 'kitchen' }], BEFORE, null],
    ['not said, when it is open', [luggageKey], START, null],
    ['not said, before the payment', [{ ...luggageKey, error: { code: 'not-paid' } }], BEFORE, null],
    ['not said, after its end', [{ ...luggageKey, validToDate: BEFORE }], BEFORE, null],
  ])('%s', (_words, propertyKeys, now, expected) => {
    expect(luggageRoomFrom(aStay({ propertyKeys }), now)).toBe(expected);
  });
});

describe('the doors a guest may see', () => {
  test('R4-20 none for a banned guest, whatever the server sends', () => {
    expect(doorsOf(aStay({ idVerificationState: 'banned' }))).toEqual([]);
    expect(doorsOf(aStay({ idVerificationState: 'declined' }))).toEqual([luggageKey]);
  });

  test('R4-24 none of a cancelled stay', () => expect(doorsOf(aStay({ isCancelled: true }))).toEqual([]));
});

describe('a key whose hour has come', () => {
  test.each<[string, number, ReturnType<typeof dueState>]>([
    ['a millisecond before', -1, 'to-come'],
    ['exactly then', 0, 'due'],
    ['three minutes later, less a millisecond', 179_999, 'due'],
    ['three minutes later', 180_000, 'late'],
  ])('%s', (_words, ms, expected) => expect(dueState(START, shift(START, ms))).toBe(expected));

  test('R4-50 is requested again only while the server withholds it', () => {
    expect(isOverdue({ error: { code: 'not-available', availableAt: START } }, START)).toBe(true);
    expect(isOverdue({ error: { code: 'not-available', availableAt: START } }, BEFORE)).toBe(false);
    expect(isOverdue({ error: { code: 'not-available', availableAt: null } }, START)).toBe(false);
    expect(isOverdue({ error: { code: 'not-paid' } }, START)).toBe(false);
    expect(isOverdue({ error: null }, START)).toBe(false);
  });
});
