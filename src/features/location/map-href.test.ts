import { expect, test } from 'vitest';

import { mapHref } from './map-href.ts';

const ADDRESS = { address: 'Kasarmikatu 40', entrance: null, city: 'Helsinki', zipCode: '00130' };
const SEARCH = 'https://www.google.com/maps/search/?api=1&query=Kasarmikatu+40%2C+00130+Helsinki';

test.each([
  ["the server's link", 'https://maps.app.goo.gl/AbC', 'https://maps.app.goo.gl/AbC'],
  ['a search without one', null, SEARCH],
  ['a search instead of a script', 'javascript:alert(1)', SEARCH],
  ['a search instead of another site', 'https://evil.example/maps', SEARCH],
])('the map opens at %s', (_, googleMapsUrl, href) => {
  expect(mapHref({ ...ADDRESS, googleMapsUrl })).toBe(href);
});
