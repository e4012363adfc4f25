import { expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';

import { elevatorWorksUntil } from './elevator-works.ts';
import { PROPERTY_CODES } from './property.ts';

const LONDON = 'Europe/London' as ZoneId;
const at = (iso: string) => iso as Instant;

test.each([
  ['11 May 2025, 23:59 in London', '2025-05-11T22:59:00.000Z', false],
  ['12 May 2025, 00:00 in London, while UTC is the day before', '2025-05-11T23:00:00.000Z', true],
  ['12 May 2025', '2025-05-12T10:00:00.000Z', true],
  ['June 2025', '2025-06-15T10:00:00.000Z', true],
  ['14 August 2025, 23:59 in London', '2025-08-14T22:59:00.000Z', true],
  ['15 August 2025, 00:00 in London, while UTC is the day before', '2025-08-14T23:00:00.000Z', false],
  ['the year before', '2024-06-15T10:00:00.000Z', false],
  ['today', '2026-06-15T10:00:00.000Z', false],
])('elevator works of London Ch65 on %s: %s (R9-26, R9-48)', (_, now, expected) => {
  expect(elevatorWorksUntil('london-ch65', at(now), LONDON)).toBe(expected ? '2025-08-14' : null);
});

test('no other property has elevator works (R9-48)', () => {
  const inJune = at('2025-06-15T10:00:00.000Z');
  expect(PROPERTY_CODES.filter((code) => elevatorWorksUntil(code, inJune, LONDON) !== null)).toEqual(['london-ch65']);
  expect(elevatorWorksUntil('unknown', inJune, LONDON)).toBeNull();
});
