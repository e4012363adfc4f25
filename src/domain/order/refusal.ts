import { hasEnough } from '#domain/extras/extras.ts';
import type { Closed } from '#domain/stay/stay-phase.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { oneOfOr } from '#lib/wire.ts';

import type { OrderDraft } from './draft.ts';
import { hasChosenTime } from './draft.ts';
import type { OrderStage, Refusal } from './order.ts';
import { itemsOf, REFUSAL_REASONS } from './order.ts';

/** A 409 response with the reason it gives. */
interface Conflict {
  readonly reason: unknown;
  /** Whether another order of the same stay has the slot, even one that is still pending. */
  readonly isOwn: boolean;
}

/**
 * The reason of a refusal. A conflict without a reason concerns the time slot, if one was chosen (R8-48). A slot taken
 * by another order of the same stay counts as already ordered.
 */
export function refusalOf(conflict: Conflict | null, draft: Pick<OrderDraft, 'type'>): Refusal {
  const otherwise = conflict !== null && hasChosenTime(draft) ? 'slot-taken' : 'order';
  const reason = oneOfOr(REFUSAL_REASONS, conflict?.reason, otherwise);
  return reason === 'slot-taken' && conflict?.isOwn === true ? 'already-ordered' : reason;
}

/**
 * Why an order cannot be, or was not, placed. A closed stay takes precedence over all other reasons. had: the stay has
 * it already. taken: the chosen time is no longer available. not-sold: the product can no longer be ordered.
 * reward-used: the reward was used elsewhere. other: the order itself failed.
 */
export type WhyNotOrdered = Closed | 'had' | 'taken' | 'not-sold' | 'reward-used' | 'other';

type FailureReason = Extract<OrderStage, { name: 'failed' }>['reason'];

const WHY: Record<FailureReason, WhyNotOrdered> = {
  'stay-canceled': 'cancelled',
  'stay-checked-out': 'checked-out',
  'stay-ended': 'expired',
  'slot-taken': 'taken',
  'not-orderable': 'not-sold',
  'already-ordered': 'had',
  'request-pending': 'had',
  'reward-used': 'reward-used',
  order: 'other',
  payment: 'other',
  'unknown-status': 'other',
};

/** Whether the stay already has the chosen time, from another tab or an order whose response was lost. */
const isOwnTime = (draft: OrderDraft, stay: Stay): boolean =>
  hasChosenTime(draft) &&
  itemsOf(draft, [], stay.orderedProducts).length >= (draft.type === 'breakfast' ? guestsOf(stay) : 1);

/** Whether the stay already has what is chosen, so that ordering would duplicate it. */
const isHad = (draft: OrderDraft, stay: Stay, now: Instant, zone: ZoneId): boolean =>
  isOwnTime(draft, stay) || hasEnough(stay, draft.type, now, zone);

/** The reason, from the server's response and the stay read afterwards (R8-48); null if nothing prevents the order. */
export function whyNotOrdered(
  { draft, stage }: { readonly draft: OrderDraft; readonly stage: OrderStage },
  stay: Stay,
  now: Instant,
  zone: ZoneId,
): WhyNotOrdered | null {
  const closed = closedBy(stay, now, zone);
  if (closed !== null) return closed;
  if (stage.name !== 'draft' && stage.name !== 'failed') return null;
  // It was ordered elsewhere while this page was open.
  if (isHad(draft, stay, now, zone)) return 'had';
  return stage.name === 'failed' ? WHY[stage.reason] : null;
}
