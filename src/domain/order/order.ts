import * as z from 'zod/mini';

import { ORDER_POLL_LIMIT, ORDER_POLL_MS } from '#config/constants.ts';
import { StoredInstant, StoredSlug, parseStored } from '#domain/stored.ts';
import type { Instant } from '#lib/time.ts';
import { toMs } from '#lib/time.ts';

import { OrderDraft } from './draft.ts';
import type { OrderedItem } from './ordered-item.ts';
import type { Payment } from './price.ts';

/** Reasons for which the server refuses an order, as named by the API. */
export const REFUSAL_REASONS = [
  'stay-canceled',
  'stay-checked-out',
  'stay-ended',
  'slot-taken',
  'not-orderable',
  'already-ordered',
  'request-pending',
  'reward-used',
] as const;

/** Why an order was refused; `order` for any reason that the guest cannot resolve. */
export type Refusal = (typeof REFUSAL_REASONS)[number] | 'order';
const REFUSALS = [...REFUSAL_REASONS, 'order'] as const satisfies readonly Refusal[];

/** The stay's items before sending, and when it was sent; used to find an order whose response was lost (S52). */
const Sent = { known: z.readonly(z.array(z.string())), sentAt: StoredInstant };

/**
 * draft: chosen. sending: sent, or its response was lost. placed: accepted by the server, outcome open. failed:
 * refused, or the response was unreadable. done: ordered.
 */
const Stage = z.discriminatedUnion('name', [
  z.object({ name: z.literal('draft') }),
  z.object({ name: z.literal('sending'), ...Sent }),
  z.object({ name: z.literal('placed'), ...Sent, orderId: z.string() }),
  z.object({ name: z.literal('failed'), reason: z.enum([...REFUSALS, 'payment', 'unknown-status']) }),
  z.object({ name: z.literal('done'), known: z.readonly(z.array(z.string())) }),
]);
export type OrderStage = Readonly<z.infer<typeof Stage>>;

const PendingOrder = z.object({
  slug: StoredSlug,
  /** When the guest chose; distinguishes successive orders. */
  startedAt: StoredInstant,
  draft: OrderDraft,
  stage: Stage,
});

/** One order of one stay, from choice to outcome. */
export type PendingOrder = Readonly<z.infer<typeof PendingOrder>>;

/** Parses a stored order; undefined for invalid data. */
export const parsePendingOrder = (json: string | null): PendingOrder | undefined => parseStored(PendingOrder, json);

/** Sent, outcome open; the same product must not be ordered again in the meantime. */
export const isUnderWay = ({ stage }: Pick<PendingOrder, 'stage'>): boolean =>
  stage.name === 'sending' || stage.name === 'placed';

/** How long an order may be pending, and so may still appear in the stay (R4-31). */
export const ORDER_DECIDED_AFTER_MS = ORDER_POLL_MS * ORDER_POLL_LIMIT;

type Dates = Pick<OrderDraft, 'consumptionDate' | 'consumptionEndDate'>;

const sameDate = (chosen: Instant | null, ordered: Instant | null): boolean =>
  chosen === null || (ordered !== null && toMs(chosen) === toMs(ordered));

/**
 * The stay's items that result from a draft, one per guest for some products: items that are new in the stay, of the
 * same product and with the draft's dates (S52).
 */
export const itemsOf = (
  draft: Dates & Pick<OrderDraft, 'productId'>,
  known: readonly string[],
  items: readonly OrderedItem[],
): OrderedItem[] =>
  items.filter(
    (item) =>
      item.productId === draft.productId &&
      !known.includes(item.id) &&
      sameDate(draft.consumptionDate, item.consumptionDate) &&
      sameDate(draft.consumptionEndDate, item.consumptionEndDate),
  );

/** The result of searching the stay for an order: found, may still appear, or missing. */
export type LostOrderOutcome = 'found' | 'not-yet' | 'missing';

/** What was sent, perhaps by another page or before a reload. */
export interface SentOrder {
  readonly draft: Dates & Pick<OrderDraft, 'productId'>;
  readonly known: readonly string[];
  readonly sentAt: Instant;
}

/**
 * The outcome of an order whose response was lost, according to the stay as read at `readAt`. It counts as missing
 * only after the time for which an order can be pending (S52).
 */
export function lostOrderOutcome(
  { draft, known, sentAt }: SentOrder,
  items: readonly OrderedItem[],
  readAt: Instant,
): LostOrderOutcome {
  if (itemsOf(draft, known, items).length > 0) return 'found';
  return toMs(readAt) - toMs(sentAt) < ORDER_DECIDED_AFTER_MS ? 'not-yet' : 'missing';
}

/**
 * Whether a choice is confirmed on its own page: no card has to be added first (R4-33, R5-49), and the confirmation page
 * has no earlier order of the product whose outcome is still open.
 */
export const isConfirmedInPlace = (
  paidBy: Payment,
  { productId }: Pick<OrderDraft, 'productId'>,
  before: PendingOrder | undefined,
): boolean =>
  paidBy !== 'card-missing' && (before === undefined || before.draft.productId !== productId || !isUnderWay(before));
