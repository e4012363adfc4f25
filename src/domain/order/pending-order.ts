import * as z from 'zod/mini';

import { oneOfOr } from '#lib/wire.ts';
import { StoredInstant, StoredSlug, parseStored } from '#domain/stored/stored.ts';

import { hasChosenTime, OrderDraft } from './order-draft.ts';

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
const REFUSALS = [...REASONS, 'order'] as const satisfies readonly Refusal[];

/** A 409 of the server, with the reason it names. */
interface Conflict {
  readonly reason: unknown;
}

/** The reason of a refusal. A conflict without one is about the time, where a time was chosen (R8-48). */
export const refusalOf = (conflict: Conflict | null, draft: Pick<OrderDraft, 'type'>): Refusal =>
  oneOfOr(REASONS, conflict?.reason, conflict !== null && hasChosenTime(draft) ? 'slot-taken' : 'order');

/** What the stay held when the order was sent, and when: it identifies an order whose answer was lost (S52). */
const Sent = { known: z.readonly(z.array(z.string())), sentAt: StoredInstant };

/**
 * draft: chosen. sending: sent, or its answer lost. placed: the server has it, outcome open. failed: the server refused
 * it, or answered unreadably. done: ordered.
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
