import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { day, zone } from '../../tests/support/times.ts';
import { atLocalTime, DAY, daysBetween, HOUR, localDay, localTime, MINUTE, toInstant } from './time.ts';

describe('DST in the zones of the nineteen cities, against the EU rule itself (S66)', () => {
  /** Hours of winter time; every one of them switches on the last Sundays of March and October at 01:00 UTC. */
  const WINTER: Record<string, number> = {
    'Europe/London': 0,
    'Europe/Amsterdam': 1,
    'Europe/Berlin': 1,
    'Europe/Copenhagen': 1,
    'Europe/Madrid': 1,
    'Europe/Oslo': 1,
    'Europe/Rome': 1,
    'Europe/Stockholm': 1,
    'Europe/Athens': 2,
    'Europe/Helsinki': 2,
    'Europe/Tallinn': 2,
  };
  const SWITCHES = ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25'].map((on) => Date.parse(`${on}T01:00:00Z`));
  const [spring25 = 0, autumn25 = 0, spring26 = 0, autumn26 = 0] = SWITCHES;
  const isSummer = (ms: number): boolean => (ms >= spring25 && ms < autumn25) || (ms >= spring26 && ms < autumn26);
  const wall = (ms: number, name: string): string =>
    new Date(ms + ((WINTER[name] ?? 0) + (isSummer(ms) ? 1 : 0)) * HOUR).toISOString();

  const nearSwitch = fc
    .tuple(fc.constantFrom(...SWITCHES), fc.integer({ min: -3 * DAY, max: 3 * DAY }))
    .map(([moment, distance]) => moment + distance);
  const zones = fc.constantFrom(...Object.keys(WINTER));

  test('day and time of every instant within three days of a switch', () => {
    fc.assert(
      fc.property(nearSwitch, zones, (ms, name) => {
        expect(`${localDay(toInstant(ms), zone(name))}T${localTime(toInstant(ms), zone(name))}`).toBe(
          wall(ms, name).slice(0, 16),
        );
      }),
      { numRuns: 3000 },
    );
  });

  test('nights are the calendar difference', () => {
    fc.assert(
      fc.property(nearSwitch, nearSwitch, zones, (from, to, name) => {
        const expected = (Date.parse(wall(to, name).slice(0, 10)) - Date.parse(wall(from, name).slice(0, 10))) / DAY;
        expect(daysBetween(toInstant(from), toInstant(to), zone(name))).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  test('every wall clock leads back to itself, or forward when DST skips it', () => {
    fc.assert(
      fc.property(nearSwitch, zones, (ms, name) => {
        const [date = '', time = ''] = wall(Math.floor(ms / MINUTE) * MINUTE, name)
          .slice(0, 16)
          .split('T');
        const back = atLocalTime(day(date), time, zone(name));
        expect(`${localDay(back, zone(name))} ${localTime(back, zone(name))}`).toBe(`${date} ${time}`);
      }),
      { numRuns: 2000 },
    );
    for (const name of Object.keys(WINTER)) {
      const skipped = String(1 + (WINTER[name] ?? 0)).padStart(2, '0');
      const later = String(2 + (WINTER[name] ?? 0)).padStart(2, '0');
      expect(localTime(atLocalTime(day('2026-03-29'), `${skipped}:20`, zone(name)), zone(name))).toBe(`${later}:20`);
    }
  });
});
