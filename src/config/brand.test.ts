import { expect, test } from 'vitest';

import { brandOfHost } from './brand.ts';

test.each([
  ['app.example.test', 'main'],
  ['localhost', 'main'],
  ['127.0.0.1', 'main'],
  ['stage.app.example.test', 'main'],
  ['wl.example.test', 'white-label'],
  ['stage.wl.example.test', 'white-label'],
  ['dukenukem.wl.example.test', 'white-label'],
  ['wl.localhost', 'white-label'],
  ['WL.LOCALHOST', 'white-label'],
  ['any.other.host', 'main'],
  ['wl.example.test.evil.test', 'main'],
  ['notwl.example.test', 'main'],
  ['', 'main'],
  ['constructor', 'main'],
])('host %j is the brand %s (R1-27, R1-31)', (host, brand) => {
  expect(brandOfHost(host).id).toBe(brand);
});

test('the white-label brand has no account and names nobody (R1-29, R2-149)', () => {
  expect(brandOfHost('localhost')).toMatchObject({ hasAccount: true, mentionsBob: true });
  expect(brandOfHost('wl.localhost')).toMatchObject({ hasAccount: false, mentionsBob: false });
  expect(brandOfHost('wl.localhost').name).not.toMatch(/bob|reception/i);
});

test.each(['localhost', 'wl.localhost'])('%s has numbers of its own for a page without a property (R8-51)', (host) => {
  const { support } = brandOfHost(host);
  for (const number of Object.values(support)) expect(number).toMatch(/^\+[\d ]{8,}$/);
  const [main, whiteLabel] = ['localhost', 'wl.localhost'].map((name) => brandOfHost(name).support.phone);
  expect(main).not.toBe(whiteLabel);
});
