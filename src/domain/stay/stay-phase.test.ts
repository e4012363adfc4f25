import { describe, expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';
import { HOUR, parseInstant, shift } from '#lib/time.ts';

import { BEFORE, DURING, STAY, aKey } from '../../../tests/support/a-stay.ts';
import { at } from '../../../tests/support/times.ts';
import { fc } from '../../../tests/support/fast-check.ts';
import type { StayPhase } from './stay-phase.ts';
import {
  canCheckOut,
  closedBy,
  isExpired,
  isOver,
  isStarted,
  isStayingInEveryZone,
  nightsOf,
  stayPeriod,
  stayPhase,
} from './stay-phase.ts';
import type { Stay } from './stay.ts';

describe('the phase of a stay', () => {
  const HELSINKI = 'Europe/Helsinki' as ZoneId;
  const LONDON = 'Europe/London' as ZoneId;
  const UTC = 'UTC' as ZoneId;

  const at = (iso: string): Instant => {
    const instant = parseInstant(iso);
    if (instant === null) throw new Error(iso);
    return instant;
  };

  /** 20 to 23 November 2026 in Helsinki, 15:00 to 11:00. */
  const STAY = {
    startDate: at('2026-11-20T13:00:00Z'),
    endDate: at('2026-11-23T09:00:00Z'),
    checkOutDate: null,
    isCancelled: false,
  };
  const BEFORE = at('2026-11-18T10:00:00Z');
  const DURING = at('2026-11-21T10:00:00Z');
  const END_DAY = at('2026-11-23T07:00:00Z');
  const AFTER = at('2026-11-24T10:00:00Z');
  const LEFT = at('2026-11-23T08:00:00Z');

  // Proves R4-01, R4-02, R4-05, R4-16.
  describe('precedence: cancelled > expired > checked out > check-out available > started > before arrival (R2-153)', () => {
    test.each<[string, Partial<Parameters<typeof stayPhase>[0]>, Instant, StayPhase]>([
      ['before arrival', {}, BEFORE, 'before-arrival'],
      ['started', {}, DURING, 'started'],
      ['check-out day wins over started', {}, END_DAY, 'check-out-day'],
      ['checked out wins over check-out day', { checkOutDate: LEFT }, END_DAY, 'checked-out'],
      ['checked out early wins over started', { checkOutDate: DURING }, DURING, 'checked-out'],
      ['checked out wins over before arrival', { checkOutDate: BEFORE }, BEFORE, 'checked-out'],
      ['expired', {}, AFTER, 'expired'],
      ['expired wins over checked out', { checkOutDate: LEFT }, AFTER, 'expired'],
      ['cancelled wins over before arrival', { isCancelled: true }, BEFORE, 'cancelled'],
      ['cancelled wins over started', { isCancelled: true }, DURING, 'cancelled'],
      ['cancelled wins over check-out day', { isCancelled: true }, END_DAY, 'cancelled'],
      ['cancelled wins over checked out', { isCancelled: true, checkOutDate: LEFT }, END_DAY, 'cancelled'],
      ['cancelled wins over expired', { isCancelled: true }, AFTER, 'cancelled'],
      ['cancelled wins over expired and checked out', { isCancelled: true, checkOutDate: LEFT }, AFTER, 'cancelled'],
    ])('%s', (_, changes, now, phase) => {
      expect(stayPhase({ ...STAY, ...changes }, now, HELSINKI)).toBe(phase);
    });

    test.each<[string, Partial<Record<'startDate' | 'endDate', null>>, Instant, StayPhase]>([
      ['no start', { startDate: null }, DURING, 'before-arrival'],
      ['no start on the end day', { startDate: null }, END_DAY, 'check-out-day'],
      ['no end, long after', { endDate: null }, AFTER, 'started'],
      ['neither', { startDate: null, endDate: null }, AFTER, 'before-arrival'],
    ])('a stay whose dates cannot be read has a phase: %s (R4-18)', (_, changes, now, phase) => {
      expect(stayPhase({ ...STAY, ...changes }, now, HELSINKI)).toBe(phase);
    });

    test('a stay that starts and ends on one day can be checked out that day', () => {
      const day = { ...STAY, endDate: at('2026-11-20T18:00:00Z') };
      expect(stayPhase(day, at('2026-11-20T14:00:00Z'), HELSINKI)).toBe('check-out-day');
    });
  });

  describe('started: the start day is today or earlier in property time (R4-11, R4-17)', () => {
    test.each([
      ['yesterday 23:59 there: not yet', '2026-11-19T21:59:59Z', HELSINKI, false],
      ['00:00 there, while UTC is the day before', '2026-11-19T22:00:00Z', HELSINKI, true],
      ['00:30 there, while UTC is the day before', '2026-11-19T22:30:00Z', HELSINKI, true],
      ['the same moment by UTC: not yet', '2026-11-19T22:30:00Z', UTC, false],
      ['00:00 in London', '2026-11-20T00:00:00Z', LONDON, true],
      ['the start itself', '2026-11-20T13:00:00Z', HELSINKI, true],
      ['tomorrow', '2026-11-21T00:00:00Z', HELSINKI, true],
      ['a year earlier', '2025-11-20T13:00:00Z', HELSINKI, false],
    ])('%s', (_, now, zone, started) => {
      expect(isStarted(STAY, at(now), zone)).toBe(started);
    });
  });

  describe('check-out is available only on the end day in property time (R4-12)', () => {
    test.each([
      ['the day before, 23:59 there', '2026-11-22T21:59:59Z', false],
      ['00:00 there', '2026-11-22T22:00:00Z', true],
      ['00:30 there, while UTC is the day before', '2026-11-22T22:30:00Z', true],
      ['in the morning', '2026-11-23T06:00:00Z', true],
      ['after the hour of check-out', '2026-11-23T18:00:00Z', true],
      ['23:59 there', '2026-11-23T21:59:59Z', true],
      ['the day after, 00:00 there, while UTC is still the end day', '2026-11-23T22:00:00Z', false],
    ])('%s', (_, now, available) => {
      expect(canCheckOut(STAY, at(now), HELSINKI)).toBe(available);
    });

    test.each([
      ['a cancelled stay', { isCancelled: true }],
      ['one that is checked out (R4-05)', { checkOutDate: LEFT }],
      ['one without an end', { endDate: null }],
    ])('never for %s', (_, changes) => {
      expect(canCheckOut({ ...STAY, ...changes }, END_DAY, HELSINKI)).toBe(false);
    });
  });

  describe('expired: today in property time is after the end day (R4-18)', () => {
    test.each([
      ['end today', '2026-11-23T20:00:00Z', HELSINKI, false],
      ['23:59 of the end day there', '2026-11-23T21:59:59Z', HELSINKI, false],
      ['00:00 after it there, while UTC is still the end day', '2026-11-23T22:00:00Z', HELSINKI, true],
      ['the same moment by UTC: not yet', '2026-11-23T22:00:00Z', UTC, false],
      ['end yesterday', '2026-11-24T12:00:00Z', HELSINKI, true],
      ['years later', '2030-01-01T00:00:00Z', HELSINKI, true],
    ])('%s', (_, now, zone, expired) => {
      expect(isExpired(STAY, at(now), zone)).toBe(expired);
    });

    test('a stay without an end never expires, nor one that ends in year 9999', () => {
      expect(isExpired({ endDate: null, checkOutDate: null }, AFTER, HELSINKI)).toBe(false);
      expect(isExpired({ endDate: at('9999-12-31T23:00:00Z'), checkOutDate: null }, AFTER, HELSINKI)).toBe(false);
    });
  });

  describe('nights (R4-13, R4-14)', () => {
    test.each([
      ['15:00 on the 1st to 11:00 on the 4th', '2026-11-01T13:00:00Z', '2026-11-04T09:00:00Z', 3],
      ['one night', '2026-11-01T13:00:00Z', '2026-11-02T09:00:00Z', 1],
      ['over spring forward 2026', '2026-03-28T13:00:00Z', '2026-03-30T08:00:00Z', 2],
      ['over autumn 2026', '2026-10-24T12:00:00Z', '2026-10-26T09:00:00Z', 2],
      ['over leap day', '2028-02-28T13:00:00Z', '2028-03-01T09:00:00Z', 2],
      ['over New Year', '2026-12-31T13:00:00Z', '2027-01-01T09:00:00Z', 1],
      ['start = end', '2026-11-01T13:00:00Z', '2026-11-01T13:00:00Z', 0],
      ['end before start', '2026-11-04T13:00:00Z', '2026-11-01T09:00:00Z', 0],
      ['start invalid', 'x', '2026-11-04T09:00:00Z', 0],
      ['end invalid', '2026-11-01T13:00:00Z', 'x', 0],
      ['both invalid', '', '', 0],
      ['a day that does not exist', '2026-02-30T13:00:00Z', '2026-03-04T09:00:00Z', 0],
    ])('%s', (_, start, end, nights) => {
      expect(nightsOf({ startDate: parseInstant(start), endDate: parseInstant(end) }, HELSINKI)).toBe(nights);
    });
  });

  describe('a check-out just before midnight keeps its 15 minutes (R4-23, R9-09)', () => {
    /** A stay that ends at 23:59. */
    const LATE = { ...STAY, endDate: at('2026-11-23T21:59:00Z') };
    test.each<[string, string, string, StayPhase]>([
      ['23:58, at 23:59', '2026-11-23T21:58:00Z', '2026-11-23T21:59:00Z', 'checked-out'],
      ['23:58, at 00:00', '2026-11-23T21:58:00Z', '2026-11-23T22:00:00Z', 'checked-out'],
      ['23:58, at 00:12:59', '2026-11-23T21:58:00Z', '2026-11-23T22:12:59Z', 'checked-out'],
      ['23:58, at 00:13', '2026-11-23T21:58:00Z', '2026-11-23T22:13:00Z', 'expired'],
      ['23:44, at 00:00', '2026-11-23T21:44:00Z', '2026-11-23T22:00:00Z', 'expired'],
    ])('%s', (_, checkOut, now, phase) => {
      expect(stayPhase({ ...LATE, checkOutDate: at(checkOut) }, at(now), HELSINKI)).toBe(phase);
    });

    test('N1 not when the stay had ended at noon', () => {
      const stay = { ...STAY, checkOutDate: at('2026-11-23T21:58:00Z') };
      expect(stayPhase(stay, at('2026-11-23T22:00:00Z'), HELSINKI)).toBe('expired');
    });

    test('not when the stay is cancelled', () => {
      const stay = { ...STAY, checkOutDate: at('2026-11-23T21:58:00Z'), isCancelled: true };
      expect(stayPhase(stay, at('2026-11-23T22:02:00Z'), HELSINKI)).toBe('cancelled');
    });
  });

  test('a stay is over when cancelled or expired, and then only (R4-24)', () => {
    const phases = ['cancelled', 'expired', 'checked-out', 'check-out-day', 'started', 'before-arrival'] as const;
    expect(phases.filter(isOver)).toEqual(['cancelled', 'expired']);
  });

  test.each([
    ['cancelled', { isCancelled: true }, DURING, 'cancelled'],
    ['past its last day', {}, AFTER, 'expired'],
    ['checked out', { checkOutDate: LEFT }, END_DAY, 'checked-out'],
    ['on its last day', {}, END_DAY, null],
    ['under way', {}, DURING, null],
    ['ahead', {}, BEFORE, null],
  ] as const)(
    'a stay that is %s takes orders and changes, or says why not (R4-18, R4-23, R4-24)',
    (_, changes, now, why) => {
      expect(closedBy({ ...STAY, ...changes }, now, HELSINKI)).toBe(why);
    },
  );

  test('as time goes by a stay moves through its phases in one direction', () => {
    const order: StayPhase[] = ['before-arrival', 'started', 'check-out-day', 'expired'];
    const moments = fc.array(
      fc.integer({ min: Date.parse('2026-11-15T00:00:00Z'), max: Date.parse('2026-11-28T00:00:00Z') }),
    );
    fc.assert(
      fc.property(moments, fc.constantFrom(HELSINKI, LONDON, UTC), (times, zone) => {
        const ranks = times
          .toSorted((a, b) => a - b)
          .map((ms) => order.indexOf(stayPhase(STAY, at(new Date(ms).toISOString()), zone)));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(ranks).not.toContain(-1);
      }),
    );
  });
});

const ZONES = ['Etc/GMT+12', 'America/New_York', 'UTC', 'Europe/Helsinki', 'Asia/Kolkata', 'Pacific/Kiritimati'];

// Proves R2-167: a code is shown before the property, which knows the zone, has answered.
describe('a guest who stays whatever the zone is', () => {
  test.each<[string, Partial<Stay>, Instant, boolean]>([
    ['with a day and a minute left', {}, at('2026-11-22T08:59:00.000Z'), true],
    ['with a day left it may be the last one', {}, at('2026-11-22T09:00:00.000Z'), false],
    ['before the own door opens', { propertyKeys: [aKey('property-unit', { validFromDate: DURING })] }, BEFORE, false],
    ['who has checked out', { checkOutDate: DURING }, DURING, false],
    ['whose stay is cancelled', { isCancelled: true }, DURING, false],
    ['without an end that can be read', { endDate: null }, DURING, true],
  ])('%s', (_, changes, now, isStaying) => {
    expect(isStayingInEveryZone({ ...STAY, ...changes }, now)).toBe(isStaying);
  });

  test('stays in each zone, at every hour from before the stay to after it', () => {
    let hours = 0;
    for (let hour = -24; hour < 120; hour++) {
      const now = shift(at('2026-11-19T00:00:00.000Z'), hour * HOUR);
      if (!isStayingInEveryZone(STAY, now)) continue;
      hours += 1;
      for (const zone of ZONES) expect(stayPeriod(STAY, now, zone as ZoneId)).toBe('staying');
    }
    expect(hours).toBeGreaterThan(40);
  });
});
