import { expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';

import { skyOverName } from './sky-scene.tsx';

const at = (iso: string) => iso as Instant;
const HELSINKI = 'Europe/Helsinki' as ZoneId;

// Proves R2-168.
test.each([
  ['a key', 'athens', '2026-11-22T15:30:00.000Z', 'dusk'],
  ['a name in its own language', 'Lübeck', '2026-11-22T16:00:00.000Z', 'night'],
  ['a name in English', 'Helsinki', '2026-11-22T10:00:00.000Z', 'day'],
  ['a name in another language', 'Kopenhagen', '2026-11-22T00:18:00.000Z', 'night'],
])('a city is known by %s: %s at %s is under the sky of %s', (_, city, now, sky) => {
  expect(skyOverName(city, undefined, at(now))).toBe(sky);
});

test('a city that the build does not know goes by its clock; no place has no sky of its own', () => {
  const noon = at('2026-11-22T10:00:00.000Z');
  expect(skyOverName('Reykjavík', HELSINKI, noon)).toBe('day');
  expect(skyOverName('Reykjavík', undefined, noon)).toBeUndefined();
  expect(skyOverName('', HELSINKI, noon)).toBeUndefined();
});
