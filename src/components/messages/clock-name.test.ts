import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';

import { parseZone } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { clockName, zoneText } from './place-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }));

test.each([
  ['Europe/Helsinki', 'Helsinki'],
  ['Nowhere/Town', 'UTC'],
  ['', 'UTC'],
  [' ', 'UTC'],
  [null, 'UTC'],
  [undefined, 'UTC'],
  ['FLE Standard Time', 'UTC'],
  ['GMT+2', 'UTC'],
  ['Helsinki', 'UTC'],
  ['UTC', 'UTC'],
])('the clock of a town whose zone is %j is called %s (D4)', (zone, name) => {
  expect(clockName(i18n, 'Helsinki', parseZone(zone))).toBe(name);
});

test('hours of UTC are never called those of the town (D4)', () => {
  const property = { city: 'Helsinki', timezone: parseZone('Nowhere/Town') };
  const text = zoneText(i18n, property, ['2026-11-20T13:00:00.000Z' as Instant]);
  expect(text ?? '').not.toContain('Helsinki');
});
