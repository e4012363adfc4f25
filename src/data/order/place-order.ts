import { conflictReason, isConflict } from '#api/api-error.ts';
import { changeStay } from '#data/write/change-stay.ts';
import type { Outcome } from '#data/write/submit.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import { orderItemInput } from '#domain/order/order-draft.ts';
import type { OrderStage } from '#domain/order/pending-order.ts';
import { refusalOf } from '#domain/order/refusal.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** Places an order (R7-36); resolves to its id. */
export const placeOrder = async (slug: Slug, draft: OrderDraft): Promise<string | null | undefined> =>
  (await changeStay.mutationFn({ slug, data: { orderItems: [orderItemInput(draft)] } })).orderId;

const conflictOf = (error: unknown) => (isConflict(error) ? { reason: conflictReason(error) } : null);

type Sending = Extract<OrderStage, { name: 'sending' }>;

/** The stage that follows the sending; undefined where only the stay can show whether the order exists. */
export function stageAfter(
  stage: Sending,
  draft: OrderDraft,
  outcome: Outcome<string | null | undefined>,
): OrderStage | undefined {
  switch (outcome.kind) {
    case 'sent':
      return typeof outcome.answer === 'string'
        ? { ...stage, name: 'placed', orderId: outcome.answer }
        : // A null order id is a refusal (R5-19).
          { name: 'failed', reason: 'order' };
    case 'refused':
      return { name: 'failed', reason: refusalOf(conflictOf(outcome.error), draft) };
    case 'lost':
    case 'offline':
    case 'busy-elsewhere':
      return undefined;
  }
}
