import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { CITY_FACTS, PLACE_KINDS } from '#domain/explore/city-facts.ts';
import { CITIES } from '#domain/property/city.ts';

import { CITY_NAMES, cityName } from './city-name.ts';
import { PLACE_REASONS } from './places/place-reasons.ts';

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

test.each(CITIES)('%s: each place has a reason to go there, and each reason a place (R2-98, R2-158)', (city) => {
  const places = PLACE_KINDS.flatMap((kind) => CITY_FACTS[city].places[kind]);
  expect(Object.keys(PLACE_REASONS[city]).toSorted()).toEqual(places.toSorted());
});
