import { CustomProductOrder } from '#api/generated/model/index.ts';
import { getOrderCustomProductMutationOptions } from '#api/generated/products/products.ts';
import { isRefusal } from '#api/api-error.ts';
import { write } from '#data/contract.ts';
import type { Attempt } from '#domain/custom-product/custom-request.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** What came of it, and why it did not come to more. */
export interface Requested {
  readonly attempt: Attempt;
  readonly error?: unknown;
}

const request = write(getOrderCustomProductMutationOptions(), CustomProductOrder);

/** The key of requests for an offer, and of what becomes of them. */
export const requestKey = (slug: Slug, productId: string) => [...request.mutationKey, slug, productId];

/** Asks for an offer, once (R3-70, R7-49); whoever answers does so in person, so there is nothing to poll (R7-59). */
export async function requestCustomProduct(productId: string, reservationId: string): Promise<Requested> {
  try {
    await request.mutationFn({ productId, data: { reservationId } });
    return { attempt: 'taken' };
  } catch (error) {
    return { attempt: isRefusal(error) ? 'refused' : 'lost', error };
  }
}
