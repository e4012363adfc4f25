import * as z from 'zod/mini';

import { ORDER_POLL_LIMIT, ORDER_POLL_MS } from '#config/constants.ts';
import { StoredInstant, StoredSlug, parseStored } from '#domain/stored.ts';
import type { Instant } from '#lib/time.ts';
import { toMs } from '#lib/time.ts';

import { OrderDraft } from './draft.ts';
import type { OrderedItem } from './ordered-item.ts';

/** Why the server does not take an order, as the contract names it. */
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

/** Why an order was refused; `order` where there is no reason that the guest can do something about. */
export type Refusal = (typeof REFUSAL_REASONS)[number] | 'order';
const REFUSALS = [...REFUSAL_REASONS, 'order'] as const satisfies readonly Refusal[];

/** What the stay held when the order was sent, and when: it identifies an order whose response was lost (S52). */
const Sent = { known: z.readonly(z.array(z.string())), sentAt: StoredInstant };

/**
 * draft: chosen. sending: sent, or its response lost. placed: the server has it, outcome open. failed: the server refused
 * it, or its response was unreadable. done: ordered.
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
  /** When the guest chose; tells one order from the next. */
  startedAt: StoredInstant,
  draft: OrderDraft,
  stage: Stage,
});

/** One order of one stay on its way from choice to outcome. */
export type PendingOrder = Readonly<z.infer<typeof PendingOrder>>;

/** Reads a stored order; anything of another shape is none. */
export const parsePendingOrder = (json: string | null): PendingOrder | undefined => parseStored(PendingOrder, json);

/** Sent, outcome open: the same product must not be ordered again meanwhile. */
export const isUnderWay = ({ stage }: Pick<PendingOrder, 'stage'>): boolean =>
  stage.name === 'sending' || stage.name === 'placed';

/** As long as an order may be pending, it may still appear in the stay (R4-31). */
export const ORDER_DECIDED_AFTER_MS = ORDER_POLL_MS * ORDER_POLL_LIMIT;

type Dates = Pick<OrderDraft, 'consumptionDate' | 'consumptionEndDate'>;

const sameDate = (chosen: Instant | null, ordered: Instant | null): boolean =>
  chosen === null || (ordered !== null && toMs(chosen) === toMs(ordered));

/**
 * The items that a draft became, several where each guest has one. They are new in the stay, of the same product, with
 * the dates of the draft (S52).
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

/** What became of an order that was sent: it is in the stay, may still come, or is not there. */
export type LostOrderOutcome = 'found' | 'not-yet' | 'missing';

interface SentOrder {
  readonly draft: Dates & Pick<OrderDraft, 'productId'>;
  readonly known: readonly string[];
  readonly sentAt: Instant;
}

/**
 * The outcome of an order whose response was lost, by the stay as read at `askedAt`. Missing counts only after the
 * pending time (S52).
 */
export function lostOrderOutcome(
  { draft, known, sentAt }: SentOrder,
  items: readonly OrderedItem[],
  askedAt: Instant,
): LostOrderOutcome {
  if (itemsOf(draft, known, items).length > 0) return 'found';
  return toMs(askedAt) - toMs(sentAt) < ORDER_DECIDED_AFTER_MS ? 'not-yet' : 'missing';
}
