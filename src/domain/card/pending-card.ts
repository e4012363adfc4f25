import * as z from 'zod/mini';

import { parseStoredList, StoredInstant, StoredSlug } from '#domain/stored.ts';
import type { Instant } from '#lib/time.ts';
import { HOUR, MINUTE, toMs } from '#lib/time.ts';

import { CARD_TYPES } from './credit-card.ts';

/** The provider forgets a transaction that is not used within this time. */
const TRANSACTION_LIFETIME_MS = 30 * MINUTE;
/** For how long a returning guest is shown the outcome. */
const OUTCOME_SHOWN_MS = 2 * HOUR;
const MAX_CARDS = 5;

/** A card as the API accepts it; the number is masked (R3-37). */
const Card = z.object({
  name: z.string(),
  type: z.enum(CARD_TYPES),
  expirationDate: z.string(),
  numberMasked: z.string(),
  transactionId: z.string(),
});

/** A card accepted by the payment provider, in the form sent to our server. */
export type TokenisedCard = Readonly<z.infer<typeof Card>>;

const STAGES = ['at-bank', 'confirmed', 'declined', 'sending', 'refused', 'added'] as const;

const PendingCard = z.object({
  slug: StoredSlug,
  transactionId: z.string(),
  /** The page that the card page returns to. */
  back: z.optional(z.literal('order-confirmation')),
  askedAt: StoredInstant,
  /**
   * at-bank: the guest was redirected to the bank. confirmed: returned, not sent yet. declined: by the bank. sending:
   * sent, or the response was lost. refused, added: by our server.
   */
  stage: z.enum(STAGES),
  /** Null once the outcome is known. */
  card: z.nullable(Card),
});

/** A card in 3-D Secure confirmation by the guest's bank, from the click until some time after the outcome. */
export type PendingCard = Readonly<z.infer<typeof PendingCard>>;

/** Parses stored cards of any age, the latest last; returns none for invalid data. */
export const parsePendingCards = (json: string | null): readonly PendingCard[] => parseStoredList(PendingCard, json);

/** The cards with a new or changed one appended as the latest. */
export const withPendingCard = (cards: readonly PendingCard[], card: PendingCard): readonly PendingCard[] =>
  [...cards.filter(({ transactionId }) => transactionId !== card.transactionId), card].slice(-MAX_CARDS);

const age = ({ askedAt }: Pick<PendingCard, 'askedAt'>, now: Instant): number => toMs(now) - toMs(askedAt);

/** Whether a card's outcome is still shown at `now`. */
export const isOutcomeShown = (card: Pick<PendingCard, 'askedAt'>, now: Instant): boolean =>
  age(card, now) <= OUTCOME_SHOWN_MS;

/** The stage of a card at `now`; too late when its transaction expired before the card was sent. */
export function stageOf(card: Pick<PendingCard, 'askedAt' | 'stage'>, now: Instant): PendingCard['stage'] | 'too-late' {
  const isUnsent = card.stage === 'at-bank' || card.stage === 'confirmed';
  return isUnsent && age(card, now) > TRANSACTION_LIFETIME_MS ? 'too-late' : card.stage;
}

/** What the bank's page returns in the address. */
export interface BankReturn {
  readonly transactionId: string;
  /** The provider's letter for the outcome; if it is missing, our server decides. */
  readonly status: string | undefined;
}

/** Letters for failed, rejected and not completed; for any other our server asks the provider (R7-46). */
const NOT_CONFIRMED = new Set(['N', 'R', 'C']);

/** Whether the bank says that it has not confirmed the card. */
export const isDeclined = ({ status }: Pick<BankReturn, 'status'>): boolean =>
  status !== undefined && NOT_CONFIRMED.has(status);

/** A card whose outcome is known; its details are removed. */
export const decided = (card: PendingCard, stage: 'declined' | 'refused' | 'added'): PendingCard => ({
  ...card,
  stage,
  card: null,
});

/** The card after the bank's answer; unchanged if the answer arrives twice. */
export function afterBank(card: PendingCard, answer: BankReturn): PendingCard {
  if (card.stage !== 'at-bank') return card;
  return isDeclined(answer) ? decided(card, 'declined') : { ...card, stage: 'confirmed' };
}
