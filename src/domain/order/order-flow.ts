import type { Order as OrderDto } from '#api/generated/model.ts';
import { ORDER_POLL_LIMIT } from '#config/constants.ts';
import { oneOfOr, optionalText } from '#lib/wire.ts';
import { hasEnough } from '#domain/pass/pass.ts';
import type { Closed } from '#domain/stay/stay-phase.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import type { OrderStage, LostOrderOutcome, Refusal } from './order.ts';
import type { OrderDraft } from './draft.ts';
import { hasChosenTime } from './draft.ts';
import { itemsOf, REFUSAL_REASONS } from './order.ts';

const ORDER_STATUSES = ['pending', 'failed', 'ordered'] as const;

/** The status of an order; 'unknown' is treated as an error of its own (R8-13). */
export type OrderStatus = (typeof ORDER_STATUSES)[number] | 'unknown';

/** Why an order failed: the payment, or the order itself (R8-11, R8-12). */
export type OrderErrorCode = 'payment' | 'order';

/** An order as returned by the server (R3-73). */
export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  readonly errorCode: OrderErrorCode | null;
}

/** Maps an order (R3-73, R8-11 to R8-13). */
export const orderFromDto = ({ id, status, errorCode }: OrderDto): Order => ({
  id,
  status: oneOfOr(ORDER_STATUSES, status, 'unknown'),
  errorCode: optionalText(errorCode) === null ? null : errorCode === 'ERROR_ORDER_PAYMENT' ? 'payment' : 'order',
});

/** The server's latest response about an order, and the number of polls so far. */
export interface OrderProgress extends Pick<Order, 'status' | 'errorCode'> {
  readonly polls: number;
}

/** Whether an order is still pending after the last poll (R4-31). */
export const isStuck = ({ status, polls }: OrderProgress): boolean => status === 'pending' && polls >= ORDER_POLL_LIMIT;

/**
 * What the confirmation page shows. waiting: sent, polling for the outcome. checking: the response was lost, searching
 * the stay. missing: not found in the stay. stuck: pending for too long. The failures come from the server's responses.
 */
export type OrderView =
  | 'ready'
  | 'waiting'
  | 'checking'
  | 'missing'
  | 'stuck'
  | 'payment-failed'
  | 'failed'
  | 'unclear'
  | 'done';

/** Everything that is known about an order. */
export interface OrderFacts {
  readonly stage: OrderStage;
  /** Whether this page is currently sending it. */
  readonly isSending: boolean;
  /** The server's latest response about it. */
  readonly progress: OrderProgress | undefined;
  /** The result of searching the stay for the order. */
  readonly found: LostOrderOutcome | undefined;
}

/** Payment failures and unknown statuses have views of their own; every other failure shares one. */
const viewOfFailure = (reason: Extract<OrderStage, { name: 'failed' }>['reason']): OrderView =>
  reason === 'payment' ? 'payment-failed' : reason === 'unknown-status' ? 'unclear' : 'failed';
const OFFERED: ReadonlySet<OrderView> = new Set<OrderView>(['ready', 'missing', 'payment-failed', 'failed']);

const isPendingTooLong = ({ progress }: Pick<OrderFacts, 'progress'>): boolean =>
  progress !== undefined && isStuck(progress);

/** The id of the order to poll for, until its outcome is known (R4-31). */
export const orderToPoll = ({ stage }: Pick<OrderFacts, 'stage'>): string | undefined =>
  stage.name === 'placed' ? stage.orderId : undefined;

/** Whether to search the stay for the order: its id is unknown, or it has been pending for too long (S52). */
export const shouldSearchStay = ({ stage, isSending, progress }: Omit<OrderFacts, 'found'>): boolean =>
  (stage.name === 'sending' && !isSending) || isPendingTooLong({ progress });

/** The view for what is known about an order. */
export function viewOf({ stage, isSending, progress, found }: OrderFacts): OrderView {
  switch (stage.name) {
    case 'draft':
      return isSending ? 'waiting' : 'ready';
    case 'sending':
      if (isSending) return 'waiting';
      return found === 'missing' ? 'missing' : 'checking';
    case 'placed':
      return isPendingTooLong({ progress }) ? 'stuck' : 'waiting';
    case 'failed':
      return isSending ? 'waiting' : viewOfFailure(stage.reason);
    case 'done':
      return 'done';
  }
}

/** Whether a view offers to send: only while no order is under way or settled (S50). */
export const isOffered = (view: OrderView): boolean => OFFERED.has(view);

/** The next stage according to the server's response or the stay; undefined while the outcome is open. */
export function nextStage({ stage, progress, found }: OrderFacts): OrderStage | undefined {
  if (stage.name !== 'sending' && stage.name !== 'placed') return undefined;
  if (progress?.status === 'ordered' || found === 'found') return { name: 'done', known: stage.known };
  if (progress?.status === 'failed') return { name: 'failed', reason: progress.errorCode ?? 'order' };
  if (progress?.status === 'unknown') return { name: 'failed', reason: 'unknown-status' };
  return undefined;
}

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
 * Why an order cannot be, or was not, placed. A closed stay takes precedence over all other reasons. slot-taken: the
 * chosen time is no longer available. reward-used: the reward was used elsewhere. other: the order itself failed.
 */
export type WhyNotOrdered = Closed | 'already-ordered' | 'slot-taken' | 'not-orderable' | 'reward-used' | 'other';

type FailureReason = Extract<OrderStage, { name: 'failed' }>['reason'];

const WHY: Record<FailureReason, WhyNotOrdered> = {
  'stay-canceled': 'cancelled',
  'stay-checked-out': 'checked-out',
  'stay-ended': 'expired',
  'slot-taken': 'slot-taken',
  'not-orderable': 'not-orderable',
  'already-ordered': 'already-ordered',
  'request-pending': 'already-ordered',
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
const isAlreadyOrdered = (draft: OrderDraft, stay: Stay, now: Instant, zone: ZoneId): boolean =>
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
  if (isAlreadyOrdered(draft, stay, now, zone)) return 'already-ordered';
  return stage.name === 'failed' ? WHY[stage.reason] : null;
}
