import { expect, test } from 'vitest';

import { isMerchant } from './merchant.ts';

const here = { hostname: 'cards.localhost', port: '4173' };

// Proves S26.
test.each([
  ['http://localhost:4173', true],
  ['http://wl.localhost:4173', true],
  ['http://cards.localhost:4173', true],
  ['http://localhost:9999', false],
  ['http://localhost.evil.example:4173', false],
  ['http://evillocalhost:4173', false],
  ['https://evil.example', false],
  ['null', false],
  ['', false],
])('a page of %s may send messages to the card fields: %s', (origin, isAllowed) => {
  expect(isMerchant(origin, here)).toBe(isAllowed);
});
