import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Property } from '#domain/property/property.ts';
import type { Instant } from '#lib/time.ts';

import { ZoneNote } from './clocks.tsx';

const NOW = '2026-11-22T21:30:00.000Z' as Instant;
const PROPERTY = { city: 'Helsinki', timezone: 'Europe/Helsinki' } as Property;

// A server's renderer subscribes to no clock.
vi.mock('#lib/use-time.ts', () => ({ useAtTime: <T,>(read: (now: Instant) => T) => read(NOW) }));

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
      <ZoneNote property={PROPERTY} hours={hours as (Instant | null)[]} />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
};

test.each([
  ['an hour of this day', ['2026-11-22T21:50:00.000Z']],
  ['another day', ['2026-11-26T09:00:00.000Z']],
  ['no known hour', [null]],
])('%s, on a clock of London', (_, hours) => {
  expect(textOf('Europe/London', ...hours)).toBe('Helsinki time');
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
