import * as z from 'zod/mini';

import { parseStored, StoredInstant, StoredSlug } from '#domain/stored.ts';
import type { Instant } from '#lib/time.ts';
import { MINUTE, toMs } from '#lib/time.ts';

import { CARD_TYPES } from './credit-card.ts';

/** The provider forgets a transaction that is not used within this time. */
const TRANSACTION_LIFETIME_MS = 30 * MINUTE;

/** A card as the contract takes it; the number is masked (R3-37). */
const Card = z.object({
  name: z.string(),
  type: z.enum(CARD_TYPES),
  expirationDate: z.string(),
  numberMasked: z.string(),
  transactionId: z.string(),
});

const PendingCard = z.object({
  slug: StoredSlug,
  /** Where the card's page leads back to. */
  back: z.optional(z.literal('order-confirmation')),
  askedAt: StoredInstant,
  /**
   * at-bank: the guest was sent there. confirmed: back, not sent yet. declined: the bank said no. sending: sent, or its
   * response lost.
   */
  stage: z.enum(['at-bank', 'confirmed', 'declined', 'sending']),
  card: Card,
});

/** A card that the guest's bank is asked about (3-D Secure), from the click to the response of our server. */
export type PendingCard = Readonly<z.infer<typeof PendingCard>>;

/** Reads a stored card of any age; one of another shape is none. */
export const parsePendingCard = (json: string | null): PendingCard | undefined => parseStored(PendingCard, json);

/** Whether the provider still knows the transaction of a card at `now`. */
export const isKnownToProvider = ({ askedAt }: Pick<PendingCard, 'askedAt'>, now: Instant): boolean =>
  toMs(now) - toMs(askedAt) <= TRANSACTION_LIFETIME_MS;

/** What the bank's page brings back in the address. */
export interface BankReturn {
  readonly transactionId: string;
  /** The provider's letter for the outcome; it may be absent, and our server decides. */
  readonly status: string | undefined;
}

/** Letters for failed, rejected and not completed; with any other, our server asks the provider (R7-46). */
const NOT_CONFIRMED = new Set(['N', 'R', 'C']);

/** The card after its bank has answered; unchanged when the answer is about another transaction, or comes again. */
export function afterBank(pending: PendingCard, { transactionId, status }: BankReturn): PendingCard {
  if (pending.stage !== 'at-bank' || pending.card.transactionId !== transactionId) return pending;
  return { ...pending, stage: status !== undefined && NOT_CONFIRMED.has(status) ? 'declined' : 'confirmed' };
}
