import { describe, expect, it } from 'vitest';

import { brandCodeOf, cardTypeOfCode } from './brand-code.ts';
import { CARD_TYPES } from './credit-card.ts';

describe('brand codes of the payment provider (R3-38)', () => {
  it.each([
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

  it('there are as many codes as brands', () => {
    expect(new Set(CARD_TYPES.map(brandCodeOf)).size).toBe(CARD_TYPES.length);
  });

  it.each(['MAE', 'vis', '', 'constructor'])('%j is no brand of ours', (code) => {
    expect(cardTypeOfCode(code)).toBeUndefined();
  });
});
