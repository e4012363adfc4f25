import { reportFailure } from '#blocks/report-failure.ts';
import { requestCustomProduct } from '#data/custom-product/request-custom-product.ts';
import type { CustomRequest } from '#domain/custom-product/custom-request.ts';
import { afterAttempt, isSameRequest } from '#domain/custom-product/custom-request.ts';
import { nowInstant } from '#lib/clock.ts';
import { exclusively } from '#lib/exclusively.ts';
import { readCustomRequest, writeCustomRequest } from '#session/custom-requests.ts';

/**
 * noted: what came of it is known from the request itself. refused: the server did not take it.
 * offline, other-tab: nothing left this device, respectively this tab.
 */
export type Sending = 'noted' | 'refused' | 'offline' | 'other-tab';

/** Sends a request once, and only if it still stands as the guest saw it: noted before it leaves, so that a reload finds it (S50 to S53). */
export async function sendRequest(seen: CustomRequest, reservationId: string): Promise<Sending> {
  if (!navigator.onLine) return 'offline';
  let result: Sending = 'noted';
  const hasRun = await exclusively(`write:${seen.slug}`, async () => {
    if (!isSameRequest(readCustomRequest(seen), seen)) return;
    const at = nowInstant();
    writeCustomRequest(afterAttempt(seen, at, 'lost'));
    const { attempt, error } = await requestCustomProduct(seen.productId, reservationId);
    writeCustomRequest(afterAttempt(seen, at, attempt));
    if (error !== undefined) reportFailure(error);
    if (attempt === 'refused') result = 'refused';
  });
  return hasRun ? result : 'other-tab';
}
