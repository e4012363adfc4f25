import type { CardType } from './credit-card.ts';
import { CARD_TYPES } from './credit-card.ts';

/** The payment provider's code of each brand (R3-38). */
const CODES: Readonly<Record<CardType, string>> = {
  visa: 'VIS',
  mastercard: 'ECA',
  amex: 'AMX',
  'diners-club': 'DIN',
  discover: 'DIS',
  jcb: 'JCB',
  'union-pay': 'CUP',
};

/** The provider's code of a brand. */
export const brandCodeOf = (type: CardType): string => CODES[type];

/** The brand of a provider's code; undefined for one we do not take. */
export const cardTypeOfCode = (code: string): CardType | undefined => CARD_TYPES.find((type) => CODES[type] === code);
