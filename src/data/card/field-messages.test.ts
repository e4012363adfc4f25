import { describe, expect, it } from 'vitest';

import { isMerchant, readMerchantMessage } from '#mocks/card-fields/messages.ts';

import { cardFieldsUrl } from './card-fields-url.ts';
import { PROTOCOL, readFieldMessage } from './field-messages.ts';

const token = {
  protocol: PROTOCOL,
  type: 'token',
  attempt: 1,
  transactionId: 'sim-12345678',
  numberMasked: '424242xxxxxx4242',
  brandCode: 'VIS',
};
const state = { protocol: PROTOCOL, type: 'state', isValid: true, brandCode: 'VIS' };
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
  JSON.stringify(token),
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

describe('S26 what a frame tells the page', () => {
  it.each([
    { protocol: PROTOCOL, type: 'ready' },
    { protocol: PROTOCOL, type: 'enter' },
    { protocol: PROTOCOL, type: 'refused', attempt: 3 },
    state,
    { ...state, brandCode: null },
    token,
  ])('$type is understood', (message) => {
    expect(readFieldMessage(message)).toEqual(message);
  });

  it.each([
    ...NOBODYS,
    { ...state, isValid: 'true' },
    { ...state, brandCode: 'visa' },
    { ...state, value: '4242424242424242' },
    { ...token, attempt: '1' },
    { ...token, attempt: 1.5 },
    { ...token, brandCode: 'VISA' },
    { ...token, transactionId: '' },
    { ...token, transactionId: '<script>alert(1)</script>' },
    { ...token, transactionId: 'x'.repeat(65) },
    { ...token, cvv: '123' },
    { ...token, number: '4242424242424242' },
  ])('%j is ignored', (message) => {
    expect(readFieldMessage(message)).toBeUndefined();
  });

  it.each(['4242424242424242', '4242 4242 4242 4242', '424242424242x4242', 'xxxxxxxxxxxxxxxx', ''])(
    'R5-39 a number that is not masked, %j, does not get in',
    (numberMasked) => {
      expect(readFieldMessage({ ...token, numberMasked })).toBeUndefined();
    },
  );
});

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
  ])('it listens to %s: %s', (origin, listens) => {
    expect(isMerchant(origin, here)).toBe(listens);
  });
});

describe('where the fields are', () => {
  it.each([
    ['https://cards.example.test', 'https://app.example.test/stay?slug=x', 'https://cards.example.test/field.html'],
    ['/card-fields', 'http://localhost:5173/stay?slug=x', 'http://cards.localhost:5173/card-fields/field.html'],
    ['/card-fields', 'http://wl.localhost:5173/stay', 'http://cards.localhost:5173/card-fields/field.html'],
    ['/card-fields', 'http://192.168.1.7:5173/stay', 'http://192.168.1.7:5173/card-fields/field.html'],
  ])('%s seen from %s', (address, page, url) => {
    expect(cardFieldsUrl(address, page).href).toBe(url);
  });
});
