import * as z from 'zod/mini';

import { parseStored, StoredInstant, StoredSlug } from '#domain/stored.ts';
import type { Instant } from '#lib/time.ts';
import { HOUR, MINUTE, toMs } from '#lib/time.ts';

import { CARD_TYPES } from './credit-card.ts';

/** The provider forgets a transaction that is not used within this time. */
const TRANSACTION_LIFETIME_MS = 30 * MINUTE;
/** For so long a guest who comes back reads what became of the card. */
const KEPT_MS = 2 * HOUR;
const MOST_CARDS = 5;

/** A card as the contract takes it; the number is masked (R3-37). */
const Card = z.object({
  name: z.string(),
  type: z.enum(CARD_TYPES),
  expirationDate: z.string(),
  numberMasked: z.string(),
  transactionId: z.string(),
});

/** A card that the payment provider has accepted, as it is sent to our server. */
export type TokenisedCard = Readonly<z.infer<typeof Card>>;

const STAGES = ['at-bank', 'confirmed', 'declined', 'sending', 'refused', 'added'] as const;

const PendingCard = z.object({
  slug: StoredSlug,
  transactionId: z.string(),
  /** Where the card's page leads back to. */
  back: z.optional(z.literal('order-confirmation')),
  askedAt: StoredInstant,
  /**
   * at-bank: the guest was sent there. confirmed: back, not sent yet. declined: the bank said no. sending: sent, or its
   * response lost. refused, added: by our server.
   */
  stage: z.enum(STAGES),
  /** Null once it is decided. */
  card: z.nullable(Card),
});

/** A card that the guest's bank is asked about (3-D Secure), from the click until some time after the outcome. */
export type PendingCard = Readonly<z.infer<typeof PendingCard>>;

/** Reads the stored cards of any age, the latest last; those of another shape are none. */
export const parsePendingCards = (json: string | null): readonly PendingCard[] =>
  (parseStored(z.array(z.unknown()), json) ?? []).flatMap((each) => z.safeParse(PendingCard, each).data ?? []);

/** The cards with one that is new or has changed, as the latest. */
export const withPendingCard = (cards: readonly PendingCard[], card: PendingCard): readonly PendingCard[] =>
  [...cards.filter(({ transactionId }) => transactionId !== card.transactionId), card].slice(-MOST_CARDS);

const age = ({ askedAt }: Pick<PendingCard, 'askedAt'>, now: Instant): number => toMs(now) - toMs(askedAt);

/** Whether a card is still of interest to the guest at `now`. */
export const isKept = (card: Pick<PendingCard, 'askedAt'>, now: Instant): boolean => age(card, now) <= KEPT_MS;

/** Where a card is at `now`: one that was not sent while the provider knew its transaction cannot be added any more. */
export function stageOf(card: Pick<PendingCard, 'askedAt' | 'stage'>, now: Instant): PendingCard['stage'] | 'too-late' {
  const isUnsent = card.stage === 'at-bank' || card.stage === 'confirmed';
  return isUnsent && age(card, now) > TRANSACTION_LIFETIME_MS ? 'too-late' : card.stage;
}

/** What the bank's page brings back in the address. */
export interface BankReturn {
  readonly transactionId: string;
  /** The provider's letter for the outcome; it may be absent, and our server decides. */
  readonly status: string | undefined;
}

/** Letters for failed, rejected and not completed; with any other, our server asks the provider (R7-46). */
const NOT_CONFIRMED = new Set(['N', 'R', 'C']);

/** Whether the bank says that it has not confirmed the card. */
export const isDeclined = ({ status }: Pick<BankReturn, 'status'>): boolean =>
  status !== undefined && NOT_CONFIRMED.has(status);

/** A card whose fate is known: nothing of the card itself is kept. */
export const decided = (card: PendingCard, stage: 'declined' | 'refused' | 'added'): PendingCard => ({
  ...card,
  stage,
  card: null,
});

/** The card after its bank has answered; unchanged when the answer comes again. */
export function afterBank(card: PendingCard, answer: BankReturn): PendingCard {
  if (card.stage !== 'at-bank') return card;
  return isDeclined(answer) ? decided(card, 'declined') : { ...card, stage: 'confirmed' };
}
