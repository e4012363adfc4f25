import { describe, expect, test } from 'vitest';

import type { AccessKey } from './access-key.ts';
import type { Instant } from '#lib/time.ts';

import { parseZone } from '#lib/time.ts';

import { keyAfterCheckOut } from './access-end.ts';
import { fetchUntil, isAnyOpen, stillOpens } from './still-opens.ts';

const HELSINKI = parseZone('Europe/Helsinki');
const LEFT = '2026-11-23T08:10:00.000Z' as Instant;
const UNIT_END = '2026-11-23T08:25:00.000Z';
const BUILDING_END = '2026-11-23T21:00:00.000Z';

const key = (type: AccessKey['type'], error: AccessKey['error'] = null): AccessKey => ({
  id: type,
  name: '',
  type,
  accessType: 'remote',
  sequenceNumber: 1,
  validFromDate: null,
  validToDate: null,
  keypadButton: null,
  code: null,
  error,
});
const UNPAID = { code: 'not-paid' } as const;

type Situation = Parameters<typeof stillOpens>[0];
const STAY: Situation = {
  propertyKeys: [key('entrance'), key('property-unit')],
  idVerificationState: 'approved',
  isCancelled: false,
  checkOutDate: null,
  endDate: '2026-11-23T09:00:00.000Z' as Instant,
};
/** Keys that ended ten minutes before the check-out. */
const ENDED_AT = { validToDate: '2026-11-23T08:00:00.000Z' as Instant };
const ENDED = { ...key('entrance'), ...ENDED_AT };

describe('what opens after a check-out at 10:10 in Helsinki', () => {
  test.each<[string, Partial<Situation>, string | null, string | null]>([
    ['R9-09, R9-10 the apartment for 15 minutes, the building until 23:00', {}, UNIT_END, BUILDING_END],
    ['a building without a street door key', { propertyKeys: [key('property-unit')] }, UNIT_END, null],
    ['an apartment without a key', { propertyKeys: [key('entrance')] }, null, BUILDING_END],
    ['the luggage room alone is the building', { propertyKeys: [key('luggage-room')] }, null, BUILDING_END],
    ['no keys: nothing is promised', { propertyKeys: [] }, null, null],
    [
      'an unpaid apartment is not opened by leaving it',
      { propertyKeys: [key('property-unit', UNPAID), key('entrance')] },
      null,
      BUILDING_END,
    ],
    [
      'N1 a street door whose key has ended opens again',
      { propertyKeys: [ENDED, key('luggage-room'), key('property-unit')] },
      UNIT_END,
      BUILDING_END,
    ],
    [
      'R4-69 an apartment whose key ended before the stay does not',
      { propertyKeys: [ENDED, { ...key('property-unit'), ...ENDED_AT }] },
      null,
      BUILDING_END,
    ],
    [
      'N1 after the hour of the stay, the apartment opens no longer than 15 minutes after it',
      { endDate: '2026-11-23T08:00:00.000Z' as Instant },
      '2026-11-23T08:15:00.000Z',
      BUILDING_END,
    ],
    [
      'one of two street doors is withheld: neither is promised',
      { propertyKeys: [key('entrance'), { ...key('entrance', UNPAID), id: 'yard' }] },
      null,
      null,
    ],
    [
      'a withheld luggage room keeps nobody from the street door',
      { propertyKeys: [key('luggage-room', UNPAID), key('entrance')] },
      null,
      BUILDING_END,
    ],
    ['R4-20 a banned guest has no doors', { idVerificationState: 'banned' }, null, null],
    ['R4-24 a cancelled stay has no doors', { isCancelled: true }, null, null],
  ])('%s', (_words, changes, unit, building) => {
    expect(stillOpens({ ...STAY, ...changes }, LEFT, HELSINKI)).toEqual({ unit, building });
    const before = { ...STAY, ...changes };
    // The server gives the keys their new ends.
    const propertyKeys = before.propertyKeys.map((each) => ({
      ...each,
      validToDate: keyAfterCheckOut(each, LEFT, before.endDate, HELSINKI) ?? each.validToDate,
    }));
    const isLeft = { ...before, propertyKeys, checkOutDate: LEFT };
    expect(stillOpens(isLeft, BUILDING_END as Instant, HELSINKI), 'the same once it is done').toEqual({
      unit,
      building,
    });
  });

  test('R4-69 after it, the server may have kept an earlier end of a key', () => {
    const validToDate = '2026-11-23T08:20:00.000Z' as Instant;
    const propertyKeys = [{ ...key('property-unit'), validToDate }];
    expect(stillOpens({ ...STAY, propertyKeys, checkOutDate: LEFT }, LEFT, HELSINKI).unit).toBe(validToDate);
  });
});

describe('whether any door still opens after a check-out at 10:10', () => {
  test.each<[string, string, Partial<Situation>, boolean]>([
    ['right after', '2026-11-23T08:10:00.000Z', {}, true],
    ['in the evening', '2026-11-23T20:59:59.000Z', {}, true],
    ['at 23:00', BUILDING_END, {}, false],
    ['after 15 minutes, with a key to the apartment only', UNIT_END, { propertyKeys: [key('property-unit')] }, false],
  ])('%s', (_words, now, changes, expected) => {
    expect(isAnyOpen({ ...STAY, checkOutDate: LEFT, ...changes }, now as Instant, HELSINKI)).toBe(expected);
  });

  test.each<[string, Partial<Situation>, boolean]>([
    ['before it, doors that would open on', {}, true],
    ['N1 before it, a street door whose key has ended', { propertyKeys: [ENDED] }, true],
    [
      'R4-69 before it, an apartment whose key has ended, alone',
      { propertyKeys: [{ ...key('property-unit'), ...ENDED_AT }] },
      false,
    ],
  ])('%s', (_words, changes, expected) => {
    expect(isAnyOpen({ ...STAY, ...changes }, LEFT, HELSINKI)).toBe(expected);
  });
});

describe('until when a guest who left at 10:10 can fetch something', () => {
  test.each<[string, string, Partial<Situation>, string | null]>([
    ['R9-09 from the apartment, right after', LEFT, {}, UNIT_END],
    ['R9-10 from the building, once the apartment is shut', UNIT_END, {}, BUILDING_END],
    [
      'from the building alone, without a key to the apartment',
      LEFT,
      { propertyKeys: [key('entrance')] },
      BUILDING_END,
    ],
    ['R4-23 no longer from 23:00', BUILDING_END, {}, null],
    ['R4-20 never for a banned guest', LEFT, { idVerificationState: 'banned' }, null],
  ])('%s', (_words, now, changes, expected) => {
    expect(fetchUntil({ ...STAY, checkOutDate: LEFT, ...changes }, now as Instant, HELSINKI)).toBe(expected);
  });

  test('before a check-out there is nothing to come back for', () => {
    expect(fetchUntil({ ...STAY, checkOutDate: null }, LEFT, HELSINKI)).toBeNull();
  });
});
