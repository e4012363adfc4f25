import { isConflict, isRefusal } from '#api/api-error.ts';
import { changeStay } from '#data/write/change-stay.ts';
import { hasChosenTime } from '#domain/order/chosen-time.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import { orderItemInput } from '#domain/order/order-draft.ts';
import type { Slug } from '#domain/stay/slug.ts';

/**
 * What is known after sending: taken under an id, or refused for certain - 'slot-taken' because the time is gone (R8-48).
 * 'lost' is neither: no answer, a server in trouble, or nothing one can read - the order may stand all the same.
 */
export type Placed =
  | { readonly outcome: 'placed'; readonly orderId: string }
  | { readonly outcome: 'refused' | 'slot-taken'; readonly error: unknown }
  | { readonly outcome: 'lost'; readonly error: unknown };

/** Sends one order, once (R7-36); a null order id is a refusal (R5-19). */
export async function placeOrder(slug: Slug, draft: OrderDraft): Promise<Placed> {
  try {
    const { orderId } = await changeStay.mutationFn({ slug, data: { orderItems: [orderItemInput(draft)] } });
    return typeof orderId === 'string' ? { outcome: 'placed', orderId } : { outcome: 'refused', error: undefined };
  } catch (error) {
    if (!isRefusal(error)) return { outcome: 'lost', error };
    return { outcome: isConflict(error) && hasChosenTime(draft) ? 'slot-taken' : 'refused', error };
  }
}
