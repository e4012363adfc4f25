import { expect, test } from 'vitest';

import { foreignTrouble } from '../e2e/foreign-hosts.ts';

// Proves S9.
test.each([
  ['http://localhost:4174/assets/app.js', '/stay', undefined],
  ['https://api.stage.example.test/check-in/x', '/stay', undefined],
  ['http://cards.localhost:4174/card-fields/x', '/stay/add-card', undefined],
  ['http://cards.localhost:4174/card-fields/x', '/stay', 'http://cards.localhost:4174 is not for /stay'],
  ['https://cards.stage.example.test/secure-fields-2.0.0.min.js', '/stay/add-card', undefined],
  ['https://challenges.cloudflare.com/turnstile/v0/api.js', '/login', undefined],
  [
    'https://challenges.cloudflare.com/turnstile/v0/api.js',
    '/stay',
    'https://challenges.cloudflare.com is not for /stay',
  ],
  ['https://widget.intercom.io/widget/x', '/stay/ask', undefined],
  ['https://a1.intercom-messenger.com/x', '/stay/ask', undefined],
  ['https://api.segment.io/v1/t', '/stay', undefined],
  ['https://cdn.segment.com/x', '/stay', 'https://cdn.segment.com is in no inventory, asked on /stay'],
  ['https://evil.example/x', '/stay', 'https://evil.example is in no inventory, asked on /stay'],
  ['http://evil.localhost/x', '/stay', 'http://evil.localhost is in no inventory, asked on /stay'],
  ['wss://evil.example/x', '/stay', 'wss://evil.example is in no inventory, asked on /stay'],
  [
    'https://widget.intercom.io.evil.example/x',
    '/stay',
    'https://widget.intercom.io.evil.example is in no inventory, asked on /stay',
  ],
  ['blob:http://localhost:4174/1', '/stay', undefined],
])('%s on %s', (address, screen, trouble) => {
  expect(foreignTrouble(address, screen)).toBe(trouble);
});

test('a picture may come from any host, but only by https', () => {
  expect(foreignTrouble('https://pictures.example/1.jpg', '/stay', true)).toBeUndefined();
  expect(foreignTrouble('http://pictures.example/1.jpg', '/stay', true)).toBeDefined();
});
