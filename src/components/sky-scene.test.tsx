import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import type { PropertyCode } from '#domain/property/property.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { CheckedOutScene } from '#ui/illustrations/landscape-scenes.tsx';
import { RoomScene } from '#ui/illustrations/room-scenes.tsx';

import { skyOverName, UnderSky } from './sky-scene.tsx';

const ZONE = 'Europe/Helsinki' as ZoneId;
const HELSINKI = { key: 'helsinki-kas40' as PropertyCode, timezone: ZONE };

// A server's renderer subscribes to no clock.
const clock = vi.hoisted(() => ({ now: '' }));
vi.mock('#lib/use-time.ts', () => ({ useAtTime: <T,>(read: (now: Instant) => T) => read(clock.now as Instant) }));

const at = (iso: string) => iso as Instant;
const skiesOf = (picture: ReactNode): string[] =>
  [...renderToStaticMarkup(picture).matchAll(/data-sky="(\w+)"/g)].map(([, sky = '']) => sky);

// Proves R2-168.
test.each([
  ['2026-11-22T00:18:00.000Z', 'night'],
  ['2026-11-22T06:30:00.000Z', 'dawn'],
  ['2026-11-22T10:00:00.000Z', 'day'],
  ['2026-11-22T13:50:00.000Z', 'dusk'],
])('at %s it is %s at the property in a street, and day in the window of a lit room', (now, sky) => {
  clock.now = now;
  const under = (picture: ReactNode) => skiesOf(<UnderSky property={HELSINKI}>{picture}</UnderSky>);
  expect(under(<CheckedOutScene />)).toEqual([sky]);
  expect(under(<RoomScene />)).toEqual(['day']);
});

test('a page that knows no hour shows the day', () => {
  expect(skiesOf(<CheckedOutScene />)).toEqual(['day']);
});

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
  expect(skyOverName('Reykjavík', ZONE, noon)).toBe('day');
  expect(skyOverName('Reykjavík', undefined, noon)).toBeUndefined();
  expect(skyOverName('', ZONE, noon)).toBeUndefined();
});
