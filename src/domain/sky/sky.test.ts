import { describe, expect, test } from 'vitest';

import type { PropertyCode } from '#domain/property/property.ts';
import { CITIES } from '#domain/property/property.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import type { Sky } from './sky.ts';
import { CITY_COORDINATES, skyOver, sunsetOver } from './sky.ts';

const HELSINKI = { key: 'helsinki-kas40', timezone: 'Europe/Helsinki' as ZoneId } as const;
const ATHENS = { key: 'athens-pla7', timezone: 'Europe/Athens' as ZoneId } as const;
const at = (iso: string) => iso as Instant;

// Proves R2-168.
describe('the sky over a property is that of its own hour', () => {
  test.each<[string, { key: PropertyCode; timezone: ZoneId }, string, Sky]>([
    ['Helsinki in November, 02:18', HELSINKI, '2026-11-22T00:18:00.000Z', 'night'],
    ['08:30, the sun is about to rise', HELSINKI, '2026-11-22T06:30:00.000Z', 'dawn'],
    ['noon', HELSINKI, '2026-11-22T10:00:00.000Z', 'day'],
    ['14:48, half an hour before sunset', HELSINKI, '2026-11-22T12:48:00.000Z', 'day'],
    ['15:50, the sun has just set', HELSINKI, '2026-11-22T13:50:00.000Z', 'dusk'],
    ['17:00, it is dark', HELSINKI, '2026-11-22T15:00:00.000Z', 'night'],
    ['at midsummer 23:20 is not dark yet', HELSINKI, '2026-06-21T20:20:00.000Z', 'dusk'],
    ['nor is 01:25: the nights are white', HELSINKI, '2026-06-21T22:25:00.000Z', 'dawn'],
    ['at midsummer 05:00 is day', HELSINKI, '2026-06-21T02:45:00.000Z', 'day'],
    ['Athens at midsummer, 22:00', ATHENS, '2026-06-21T19:00:00.000Z', 'night'],
    ['Athens in November, 17:30', ATHENS, '2026-11-22T15:30:00.000Z', 'dusk'],
    ['Athens in November, 07:15', ATHENS, '2026-11-22T05:15:00.000Z', 'dawn'],
  ])('%s: %s', (_, property, now, sky) => {
    expect(skyOver(property, at(now))).toBe(sky);
  });

  test.each<[string, string, Sky]>([
    ['05:59', '2026-11-22T03:59:00.000Z', 'night'],
    ['06:00', '2026-11-22T04:00:00.000Z', 'dawn'],
    ['07:30', '2026-11-22T05:30:00.000Z', 'day'],
    ['18:00', '2026-11-22T16:00:00.000Z', 'dusk'],
    ['20:00', '2026-11-22T18:00:00.000Z', 'night'],
  ])('a city that the build does not know goes by its clock: %s', (_, now, sky) => {
    expect(skyOver({ key: 'unknown', timezone: HELSINKI.timezone }, at(now))).toBe(sky);
  });

  test('a day goes through its skies in order, in every city', () => {
    for (const city of CITIES) {
      const key = `${city}-any` as PropertyCode;
      const skies = Array.from({ length: 96 }, (_unused, quarter) =>
        skyOver({ key, timezone: 'UTC' as ZoneId }, at(new Date(Date.UTC(2026, 2, 21, 0, quarter * 15)).toISOString())),
      );
      const changes = skies.filter((sky, index) => sky !== skies[index - 1]);
      expect([city, ...changes]).toEqual([city, 'night', 'dawn', 'day', 'dusk', 'night']);
    }
  });

  test('the sun sets over Helsinki at half past three in November, and at ten to eleven at midsummer', () => {
    expect(sunsetOver('helsinki', at('2026-11-21T10:00:00.000Z'))?.slice(0, 15)).toBe('2026-11-21T13:3');
    expect(sunsetOver('helsinki', at('2026-06-21T09:00:00.000Z'))?.slice(0, 15)).toBe('2026-06-21T19:5');
  });

  test('each city is where Europe is', () => {
    for (const { latitude, longitude } of Object.values(CITY_COORDINATES)) {
      expect(latitude).toBeGreaterThan(36);
      expect(latitude).toBeLessThan(61);
      expect(longitude).toBeGreaterThan(-5);
      expect(longitude).toBeLessThan(28);
    }
  });
});
