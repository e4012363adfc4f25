import * as z from 'zod/mini';

import { StoredInstant, StoredSlug, parseStored } from '#domain/stored/stored.ts';

import { OrderDraft } from './order-draft.ts';
import { REFUSALS } from './refusal.ts';

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
