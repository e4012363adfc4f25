import { oneOfOr } from '#lib/one-of-or.ts';

import { hasChosenTime } from './chosen-time.ts';
import type { OrderDraft } from './order-draft.ts';

/** Why the server does not take an order, as the contract names it. */
const REASONS = [
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
export type Refusal = (typeof REASONS)[number] | 'order';
export const REFUSALS = [...REASONS, 'order'] as const satisfies readonly Refusal[];

/** A 409 of the server, with the reason it names. */
interface Conflict {
  readonly reason: unknown;
}

/** The reason of a refusal. A conflict without one is about the time, where a time was chosen (R8-48). */
export const refusalOf = (conflict: Conflict | null, draft: Pick<OrderDraft, 'type'>): Refusal =>
  oneOfOr(REASONS, conflict?.reason, conflict !== null && hasChosenTime(draft) ? 'slot-taken' : 'order');
