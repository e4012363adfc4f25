import type { Instant } from '#lib/time.ts';

import { ORDER_POLL_LIMIT, ORDER_POLL_MS } from '#config/constants.ts';
import { toMs } from '#lib/time.ts';

import type { OrderDraft } from './order-draft.ts';
import type { OrderedItem } from './ordered-item.ts';

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
 * The outcome of an order whose answer was lost, by the stay as read at `askedAt`. Missing counts only after the
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
