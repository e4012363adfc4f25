import { describe, expect, it } from 'vitest';

import { isMerchant, PROTOCOL, readMerchantMessage } from './messages.ts';

const describing = { protocol: PROTOCOL, type: 'describe', label: '', hint: '', problem: '', language: 'en-GB' };
const asking = { protocol: PROTOCOL, type: 'tokenise', attempt: 1, merchantKey: 'key' };

const NOBODYS: unknown[] = [
  undefined,
  null,
  0,
  '',
  'ready',
  true,
  [],
  {},
  new Date(0),
  JSON.stringify(describing),
  { type: 'ready' },
  { protocol: 'card-fields/2', type: 'ready' },
  { protocol: PROTOCOL },
  { protocol: PROTOCOL, type: 'constructor' },
  { protocol: PROTOCOL, type: '__proto__' },
  { protocol: PROTOCOL, type: ['ready'] },
  { protocol: PROTOCOL, type: 'navigate', url: 'https://evil.example' },
  { source: 'react-devtools-content-script' },
  { target: 'metamask-inpage', data: {} },
];

describe('S26 what a page tells the simulated provider', () => {
  it.each([
    describing,
    asking,
    { protocol: PROTOCOL, type: 'focus' },
    { protocol: PROTOCOL, type: 'look', ink: '#000', soft: '#555' },
  ])('$type is understood', (message) => {
    expect(readMerchantMessage(message)).toEqual(message);
  });

  it.each([
    ...NOBODYS,
    { ...describing, label: 1 },
    { ...describing, html: '<b>' },
    { ...asking, attempt: '1' },
    { protocol: PROTOCOL, type: 'tokenise', attempt: 1 },
    { protocol: PROTOCOL, type: 'focus', extra: 1 },
    { protocol: PROTOCOL, type: 'look', ink: '#000' },
  ])('%j is ignored', (message) => {
    expect(readMerchantMessage(message)).toBeUndefined();
  });

  const here = { hostname: 'cards.localhost', port: '4173' };
  it.each([
    ['http://localhost:4173', true],
    ['http://wl.localhost:4173', true],
    ['http://cards.localhost:4173', true],
    ['http://localhost:9999', false],
    ['http://localhost.evil.example:4173', false],
    ['http://evillocalhost:4173', false],
    ['https://evil.example', false],
    ['null', false],
    ['', false],
  ])('a page of %s is heard: %s', (origin, listens) => {
    expect(isMerchant(origin, here)).toBe(listens);
  });
});
