import { conflictReason, isConflict } from '#api/api-error.ts';
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

/** The reason of a refusal. A conflict without one is about the time, where a time was chosen (R8-48). */
export const refusalOf = (error: unknown, draft: Pick<OrderDraft, 'type'>): Refusal =>
  oneOfOr(REASONS, conflictReason(error) ?? '', isConflict(error) && hasChosenTime(draft) ? 'slot-taken' : 'order');
