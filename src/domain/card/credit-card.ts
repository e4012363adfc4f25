import type { CreditCard as CreditCardDto } from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';
import { parseInstant } from '#lib/time.ts';
import { oneOfOr, optionalText } from '#lib/wire.ts';

export const CARD_TYPES = ['visa', 'mastercard', 'amex', 'diners-club', 'discover', 'jcb', 'union-pay'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const AUTHORIZATION_STATES = [
  'authorized',
  'confirmed',
  'canceled',
  'declined',
  'pending',
  'requested',
  'authorizable',
  'unauthorizable',
] as const;
export type AuthorizationState = (typeof AUTHORIZATION_STATES)[number] | 'unknown';

/** A saved card; its number is always masked (R3-36). */
export interface CreditCard {
  readonly id: string;
  readonly numberMasked: string;
  readonly cardHolderName: string;
  readonly createdAt: Instant | null;
  readonly transactionId: string | null;
  readonly format: 'physical' | 'virtual' | 'unknown';
  readonly state: 'enabled' | 'unknown';
  readonly type: CardType | 'unknown';
  readonly authorizationState: AuthorizationState;
}

/** Maps a card; 'diners' and 'unionpay' are the provider's names of two brands (R3-39). */
export const creditCardFromDto = (dto: CreditCardDto): CreditCard => ({
  id: dto.id,
  numberMasked: dto.numberMasked,
  cardHolderName: dto.cardHolderName,
  createdAt: parseInstant(dto.createdAt),
  transactionId: optionalText(dto.transactionId),
  format: oneOfOr(['physical', 'virtual'], dto.format, 'unknown'),
  state: oneOfOr(['enabled'], dto.state, 'unknown'),
  type: oneOfOr(CARD_TYPES, PROVIDER_NAMES[dto.type] ?? dto.type, 'unknown'),
  authorizationState: oneOfOr(AUTHORIZATION_STATES, dto.authorizationState, 'unknown'),
});

const PROVIDER_NAMES: Readonly<Record<string, CardType>> = { diners: 'diners-club', unionpay: 'union-pay' };

/** Declined or cancelled: 'Card is not authorised' (R8-37). */
export const isRefused = ({ authorizationState }: Pick<CreditCard, 'authorizationState'>): boolean =>
  authorizationState === 'declined' || authorizationState === 'canceled';

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

/** The brand with a provider's code; undefined for brands that are not accepted. */
export const cardTypeOfCode = (code: string): CardType | undefined => CARD_TYPES.find((type) => CODES[type] === code);

/** The last four digits of a masked number; null when it does not end in four. The app never shows more of a card. */
export const lastDigits = (numberMasked: string): string | null => /(\d{4})\D*$/.exec(numberMasked)?.[1] ?? null;
