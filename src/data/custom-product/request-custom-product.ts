import { CustomProductOrder } from '#api/generated/model.ts';
import { getOrderCustomProductMutationOptions } from '#api/generated/products.ts';
import { write } from '#data/contract.ts';
import type { Slug } from '#domain/stay/slug.ts';

const request = write(getOrderCustomProductMutationOptions(), CustomProductOrder);

/** The key of requests for an offer, and of what becomes of them. */
export const requestKey = (slug: Slug, productId: string) => [...request.mutationKey, slug, productId];

/** Asks for an offer (R3-70, R7-49); the answer comes from a person, so there is nothing to poll (R7-59). */
export const requestCustomProduct = (productId: string, reservationId: string) =>
  request.mutationFn({ productId, data: { reservationId } });
