import { expect, test } from 'vitest';

import { isDevelopmentHost } from './is-development-host.ts';

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['wl.localhost', true],
  ['any.thing.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['app.example.test', false],
  ['localhost.evil.test', false],
  ['mylocalhost', false],
  ['127.0.0.2', false],
  ['.localhost', false],
  ['', false],
])('host %j is a developer’s: %s (R3-115)', (host, isDevelopment) => {
  expect(isDevelopmentHost(host)).toBe(isDevelopment);
});
