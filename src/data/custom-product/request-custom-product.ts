import { CustomProductOrder } from '#api/generated/model/index.ts';
import { orderCustomProduct } from '#api/generated/products/products.ts';
import { isRefusal } from '#api/api-error.ts';
import { parseReply } from '#api/parse-reply.ts';
import type { Attempt } from '#domain/custom-product/custom-request.ts';

/** What came of it, and why it did not come to more. */
export interface Requested {
  readonly attempt: Attempt;
  readonly error?: unknown;
}

/** Asks for an offer, once (R3-70, R7-49); whoever answers does so in person, so there is nothing to poll (R7-59). */
export async function requestCustomProduct(productId: string, reservationId: string): Promise<Requested> {
  try {
    const answer = await orderCustomProduct(productId, { reservationId });
    parseReply('POST /custom-products/{productId}/order', CustomProductOrder, answer);
    return { attempt: 'taken' };
  } catch (error) {
    return { attempt: isRefusal(error) ? 'refused' : 'lost', error };
  }
}
