import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

import { expect, test } from 'vitest';

import { callersOf, isOnlyHere, refusedCaller } from './callers.ts';

const asked = (host: string): IncomingMessage => ({ url: '/api/x', headers: { host } }) as unknown as IncomingMessage;
const OWN = Object.values(networkInterfaces())
  .flatMap((all = []) => all)
  .map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));

test('F2: a host that is open to the network accepts the addresses of this computer as host names, and no others', () => {
  for (const host of ['', '0.0.0.0']) {
    const callers = callersOf({ host });
    expect(OWN.filter((address) => refusedCaller(asked(`${address}:4173`), callers) !== undefined)).toEqual([]);
    for (const other of ['evil.test', '203.0.113.9', '[2001:db8::9]:4173'])
      expect(refusedCaller(asked(other), callers)?.status).toBe(403);
  }
  expect(refusedCaller(asked('my-laptop.local:4173'), callersOf({ host: 'my-laptop.local' }))).toBeUndefined();
});

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['', false],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
])('a host at %j is reached from this computer only: %s', (host, is) => {
  expect(isOnlyHere(host)).toBe(is);
});

test.each([
  [{ 'allow-host': ['https://phone.test'] }, '--allow-host must be the name of a host'],
  [{ 'allow-host': ['a b'] }, '--allow-host must be the name of a host'],
  [{ 'allow-origin': ['front.test'] }, '--allow-origin must be an origin'],
  [{ 'allow-origin': ['https://front.test/'] }, '--allow-origin must be an origin'],
])('%j is refused in one line', (values, line) => {
  expect(() => callersOf({ host: '127.0.0.1', ...values })).toThrow(line);
});
