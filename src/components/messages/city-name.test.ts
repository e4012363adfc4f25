import { i18n } from '@lingui/core';
import { beforeAll, expect, test, vi } from 'vitest';

import { activateLocale } from '#i18n/activate.ts';

import { cityName } from './place-messages.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  await activateLocale('de-DE');
});

test.each([
  ['Copenhagen', 'Kopenhagen'],
  ['København', 'Kopenhagen'],
  ['München', 'München'],
  ['munich', 'München'],
  // A place that only begins like a city, and one that this build does not know.
  ['Munich Airport', 'Munich Airport'],
  ['Reykjavík', 'Reykjavík'],
  ['', ''],
  // What every object inherits is no city.
  ['Constructor', 'Constructor'],
  [' München ', 'München'],
])('%j of the server is %j for a German guest (R3-10)', (written, name) => {
  expect(cityName(i18n, written)).toBe(name);
});
