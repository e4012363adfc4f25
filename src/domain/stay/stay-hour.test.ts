import { describe, expect, test } from 'vitest';

import { aKey } from '../../../tests/support/a-stay.ts';
import { at, BEFORE, DURING, STAY } from '../../../tests/support/a-stay-at-hours.ts';
import { HOUR, shift } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { isStayingInEveryZone, stayHour } from './stay-hour.ts';
import type { Stay } from './stay.ts';

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
      for (const zone of ZONES) expect(stayHour(STAY, now, zone as ZoneId)).toBe('staying');
    }
    expect(hours).toBeGreaterThan(40);
  });
});
