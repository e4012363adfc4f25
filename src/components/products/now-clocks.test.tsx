import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Property } from '#domain/property/property.ts';
import type { Instant } from '#lib/time.ts';

import { NowClocks } from './now-clocks.tsx';

const NOW = '2026-11-22T21:30:00.000Z' as Instant;
const PROPERTY = { city: 'Helsinki', timezone: 'Europe/Helsinki' } as Property;

// A server's renderer subscribes to no clock.
vi.mock('#lib/clock.ts', () => ({ useAtTime: <T,>(read: (now: Instant) => T) => read(NOW) }));

const device = vi.hoisted(() => ({ zone: '' }));
vi.mock('#lib/time.ts', async (original) => ({
  ...(await original<typeof import('#lib/time.ts')>()),
  deviceZone: () => device.zone,
}));

beforeEach(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }));

const textOf = (zone: string, ...hours: (string | null)[]): string => {
  device.zone = zone;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NowClocks property={PROPERTY} hours={hours as (Instant | null)[]} />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
};

const BOTH = 'Now: Helsinki 23:30 · your time 21:30';

// The property's day ends half an hour after NOW.
test.each([
  ['an hour of this day', ['2026-11-22T21:50:00.000Z'], BOTH],
  ['an hour of this day that has passed', ['2026-11-22T09:00:00.000Z'], BOTH],
  ['the second of two', ['2026-11-20T13:00:00.000Z', '2026-11-22T09:00:00.000Z'], BOTH],
  ["the property's next day, the guest's own day", ['2026-11-22T22:10:00.000Z'], 'Helsinki time'],
  ['another day', ['2026-11-26T09:00:00.000Z'], 'Helsinki time'],
  ['no known hour', [null], 'Helsinki time'],
])('%s, on a clock of London', (_, hours, text) => {
  expect(textOf('Europe/London', ...hours)).toBe(text);
});

test('nothing is shown if both clocks agree', () => {
  expect(textOf('Europe/Helsinki', '2026-11-22T21:50:00.000Z')).toBe('');
  expect(textOf('Europe/Helsinki', '2026-11-26T09:00:00.000Z')).toBe('');
});

test.each([
  [
    'Johannesburg shares the clock of Helsinki now, not in July',
    'Africa/Johannesburg',
    '2026-07-06T12:00:00.000Z',
    'Helsinki time',
  ],
  ['Johannesburg, an hour in winter', 'Africa/Johannesburg', '2026-11-26T12:00:00.000Z', ''],
  ['Cairo shares it now and in July', 'Africa/Cairo', '2027-07-06T12:00:00.000Z', ''],
  ['Cairo, where summer begins four weeks later', 'Africa/Cairo', '2027-04-10T12:00:00.000Z', 'Helsinki time'],
  ['Istanbul shares it in July, not now', 'Europe/Istanbul', '2027-07-06T12:00:00.000Z', 'Helsinki time'],
])('B8 %s', (_, zone, hour, text) => {
  expect(textOf(zone, hour)).toBe(text);
});
