import { describe, expect, test } from 'vitest';

import {
  AUTHORIZATION_STATES,
  CARD_TYPES,
  brandCodeOf,
  cardTypeOfCode,
  creditCardFromDto,
  isRefused,
  lastDigits,
} from './credit-card.ts';

const dto = {
  id: 'card-1',
  numberMasked: '424242xxxxxx4242',
  cardHolderName: 'Anna Guest',
  createdAt: '2026-01-02T08:00:00Z',
  transactionId: null,
  format: 'physical',
  state: 'enabled',
  type: 'visa',
  authorizationState: 'authorized',
};

describe('a card of the wire (R3-36)', () => {
  test('keeps what it knows', () => {
    expect(creditCardFromDto(dto)).toEqual({ ...dto, createdAt: '2026-01-02T08:00:00.000Z' });
  });

  test.each(CARD_TYPES)('type %s', (type) => {
    expect(creditCardFromDto({ ...dto, type }).type).toBe(type);
  });

  test.each([
    ['diners', 'diners-club'],
    ['unionpay', 'union-pay'],
  ])("R3-39 the provider's name %s is %s", (type, known) => {
    expect(creditCardFromDto({ ...dto, type }).type).toBe(known);
  });

  test.each(AUTHORIZATION_STATES)('authorisation %s', (authorizationState) => {
    expect(creditCardFromDto({ ...dto, authorizationState }).authorizationState).toBe(authorizationState);
  });

  test.each(['physical', 'virtual'])('format %s', (format) => {
    expect(creditCardFromDto({ ...dto, format }).format).toBe(format);
  });

  test.each(['type', 'authorizationState', 'format', 'state'])('an invented %s is unknown', (member) => {
    expect(creditCardFromDto({ ...dto, [member]: 'invented' })).toMatchObject({ [member]: 'unknown' });
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'a type named like a member of every object, %s, is unknown',
    (type) => {
      expect(creditCardFromDto({ ...dto, type }).type).toBe('unknown');
    },
  );

  test('a date that cannot be read is null', () => {
    expect(creditCardFromDto({ ...dto, createdAt: 'yesterday' }).createdAt).toBeNull();
  });
});

describe('R8-37 a card is refused when declined or cancelled', () => {
  test.each([...AUTHORIZATION_STATES, 'unknown'] as const)('%s', (authorizationState) => {
    expect(isRefused({ authorizationState })).toBe(['declined', 'canceled'].includes(authorizationState));
  });
});

describe('what is shown of a number', () => {
  test.each([
    ['424242xxxxxx4242', '4242'],
    ['4242 42** **** 1234', '1234'],
    ['************0005', '0005'],
    ['xxxx', null],
    ['', null],
    ['12', null],
  ])('%j: %j', (masked, shown) => {
    expect(lastDigits(masked)).toBe(shown);
  });
});

describe('brand codes of the payment provider (R3-38)', () => {
  test.each([
    ['visa', 'VIS'],
    ['mastercard', 'ECA'],
    ['amex', 'AMX'],
    ['diners-club', 'DIN'],
    ['discover', 'DIS'],
    ['jcb', 'JCB'],
    ['union-pay', 'CUP'],
  ] as const)('%s is %s, both ways', (type, code) => {
    expect(brandCodeOf(type)).toBe(code);
    expect(cardTypeOfCode(code)).toBe(type);
  });

  test('there are as many codes as brands', () => {
    expect(new Set(CARD_TYPES.map(brandCodeOf)).size).toBe(CARD_TYPES.length);
  });

  test.each(['MAE', 'vis', '', 'constructor'])('%j is no brand of ours', (code) => {
    expect(cardTypeOfCode(code)).toBeUndefined();
  });
});
