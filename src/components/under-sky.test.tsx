import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import type { PropertyCode } from '#domain/property/property-code.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { CheckedOutScene } from '#ui/illustrations/landscape-scenes.tsx';
import { RoomScene } from '#ui/illustrations/room-scenes.tsx';

import { UnderSky } from './under-sky.tsx';

const HELSINKI = { key: 'helsinki-kas40' as PropertyCode, timezone: 'Europe/Helsinki' as ZoneId };

// A server's renderer subscribes to no clock.
const clock = vi.hoisted(() => ({ now: '' }));
vi.mock('#lib/clock.ts', () => ({ useAtTime: <T,>(read: (now: Instant) => T) => read(clock.now as Instant) }));

const skiesOf = (picture: ReactNode): string[] =>
  [...renderToStaticMarkup(picture).matchAll(/data-sky="(\w+)"/g)].map(([, sky = '']) => sky);

// Proves R2-168.
test.each([
  ['2026-11-22T00:18:00.000Z', 'night'],
  ['2026-11-22T06:30:00.000Z', 'dawn'],
  ['2026-11-22T10:00:00.000Z', 'day'],
  ['2026-11-22T12:48:00.000Z', 'dusk'],
])('at %s it is %s at the property: in a street, and in the window of a lit room', (now, sky) => {
  clock.now = now;
  const under = (picture: ReactNode) => skiesOf(<UnderSky property={HELSINKI}>{picture}</UnderSky>);
  expect(under(<CheckedOutScene />)).toEqual([sky]);
  expect(under(<RoomScene />)).toEqual(['day', sky]);
});

test('a page that knows no hour shows the day', () => {
  expect(skiesOf(<RoomScene />)).toEqual(['day', 'day']);
});
