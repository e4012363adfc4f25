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

/** A 409 of the server, with the reason it names. */
interface Conflict {
  readonly reason: unknown;
  /** Another order of the same stay has the slot, perhaps one that is not decided yet. */
  readonly isOwn: boolean;
}

/**
 * The reason of a refusal. A conflict without one is about the time, where a time was chosen (R8-48). A time that
 * another order of the stay has is not taken by somebody else.
 */
export function refusalOf(conflict: Conflict | null, draft: Pick<OrderDraft, 'type'>): Refusal {
  const otherwise = conflict !== null && hasChosenTime(draft) ? 'slot-taken' : 'order';
  const reason = oneOfOr(REFUSAL_REASONS, conflict?.reason, otherwise);
  return reason === 'slot-taken' && conflict?.isOwn === true ? 'already-ordered' : reason;
}

/**
 * Why an order cannot be, or was not, placed. A closed stay comes first: nothing else about the order matters then.
 * had: the stay has it already. taken: the chosen time is gone. not-sold: the product cannot be ordered any more.
 * reward-used: the reward that pays was used elsewhere. other: the order itself failed.
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

/** Whether the chosen time is the guest's own already: another tab, or an order whose response was lost, was faster. */
const isOwnTime = (draft: OrderDraft, stay: Stay): boolean =>
  hasChosenTime(draft) &&
  itemsOf(draft, [], stay.orderedProducts).length >= (draft.type === 'breakfast' ? guestsOf(stay) : 1);

/** Whether the stay has what is chosen, so that an order of it would be a second one. */
const isHad = (draft: OrderDraft, stay: Stay, now: Instant, zone: ZoneId): boolean =>
  isOwnTime(draft, stay) || hasEnough(stay, draft.type, now, zone);

/** The reason, by the server's response and the stay read afterwards (R8-48); null while nothing prevents the order. */
export function whyNotOrdered(
  { draft, stage }: { readonly draft: OrderDraft; readonly stage: OrderStage },
  stay: Stay,
  now: Instant,
  zone: ZoneId,
): WhyNotOrdered | null {
  const closed = closedBy(stay, now, zone);
  if (closed !== null) return closed;
  if (stage.name !== 'draft' && stage.name !== 'failed') return null;
  // Ordered elsewhere while this page was open.
  if (isHad(draft, stay, now, zone)) return 'had';
  return stage.name === 'failed' ? WHY[stage.reason] : null;
}
