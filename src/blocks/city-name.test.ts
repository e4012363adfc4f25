import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { CITY_NAMES, cityName } from './city-name.ts';

const german = setupI18n({
  locale: 'de-DE',
  messages: {
    'de-DE': { [CITY_NAMES.copenhagen.id]: 'Kopenhagen', [CITY_NAMES.munich.id]: 'München' },
  },
});

test.each([
  ['Copenhagen', 'Kopenhagen'],
  ['København', 'Kopenhagen'],
  ['München', 'München'],
  // A place that only begins like a city, and one that this build does not know.
  ['Munich Airport', 'Munich Airport'],
  ['Reykjavík', 'Reykjavík'],
  ['', ''],
])('%j of the server is %j for a German guest (R3-10)', (written, name) => {
  expect(cityName(german, written)).toBe(name);
});
