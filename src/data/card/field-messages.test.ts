import { describe, expect, it } from 'vitest';

import { PROTOCOL, readFieldMessage } from './field-messages.ts';

const token = {
  protocol: PROTOCOL,
  type: 'token',
  attempt: 1,
  transactionId: 'sim-12345678',
  numberMasked: '424242xxxxxx4242',
  brandCode: 'VIS',
};
const state = { protocol: PROTOCOL, type: 'state', isValid: true, hasFocus: false, brandCode: 'VIS' };

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
    { ...state, hasFocus: undefined },
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
