import { expect, test } from 'vitest';

import { isAppPage, isDevelopmentHost, isTesterAddress } from './app-page.ts';

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

test.each([
  ['/', true],
  ['/stay', true],
  ['/stay/access', true],
  ['/stay/product/a1', true],
  ['/no/such/page', true],
  ['/api', false],
  ['/api/check-in/a', false],
  ['/apis', true],
  ['/__mock/scenarios', false],
  ['/card-fields/field', false],
  ['/.well-known/security', false],
  ['/chat.html', false],
  ['/index.html', false],
  ['/robots.txt', false],
  ['/healthz', false],
  ['/sw.js', false],
  ['/main.webmanifest', false],
  ['/assets/gone-1234.js', false],
  ['/.env', false],
  ['/.git/config', false],
  ['/assets/nope', false],
  ['/sw.js/', false],
  ['/robots.txt//', false],
  ['/stay/', true],
  ['/v1.2/stay', true],
  ['/stay.', true],
  ['/stay/access.', true],
  ['/stay%3Fslug=a.', true],
  ['/stay%3Fslug%3Da.b', true],
  ['/stay?slug=a&utm_source=booking.com', true],
  ['/stay&slug=a.b', true],
])('the shell answers %s: %s (S7, S62)', (path, answers) => {
  expect(isAppPage(path)).toBe(answers);
});

test.each([
  ['/s/keys-expired', true],
  ['/s/keys-expired+slow-network?now=PT1H', true],
  ['/w/anna/', true],
  ['/w/anna/stay?slug=keys-expired', true],
  ['/w/anna', true],
  ['/?scenario=keys-expired', true],
  ['/stay/access?slug=keys-expired&now=PT1H', true],
  ['/stay?fault=network', true],
  ['/stay?slug=a&world=anna', true],
  ['/stay?slug=keys-expired', false],
  ['/stay?slug=world', false],
  ['/stay/s/w', false],
  ['/services', false],
  ['/w', false],
  ['/', false],
])('%s is for the fake backend to follow: %s (F11)', (address, isTesters) => {
  expect(isTesterAddress(new URL(address, 'https://app.example.test'))).toBe(isTesters);
});
