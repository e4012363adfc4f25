import { reportFailure } from '#telemetry/reporter.ts';
import { requestCustomProduct } from '#data/products.ts';
import { stayLock, submit } from '#data/submit.ts';
import type { Submitted } from '#data/submit.ts';
import type { CustomRequest } from '#domain/custom-product/custom-request.ts';
import { afterAttempt, isSameRequest } from '#domain/custom-product/custom-request.ts';
import { nowInstant } from '#lib/clock.ts';
import { readCustomRequest, writeCustomRequest } from '#session/custom-requests.ts';

/**
 * Sends a request once, and only while the stored one is what the guest saw. It is stored as lost before it is sent, so
 * that a reload before the answer finds it (S50 to S53).
 */
export function sendRequest(seen: CustomRequest, reservationId: string): Promise<Submitted> {
  const at = nowInstant();
  const asLost = afterAttempt(seen, at, 'lost');
  return submit({
    lock: stayLock(seen.slug),
    claim: () => isSameRequest(readCustomRequest(seen), seen),
    send: async () => {
      writeCustomRequest(asLost);
      await requestCustomProduct(seen.productId, reservationId);
    },
    settle: (outcome) => {
      if (outcome.kind === 'offline' || outcome.kind === 'busy-elsewhere') return;
      const attempt = outcome.kind === 'wifi-sign-in' ? 'refused' : outcome.kind;
      // Data that was cleared in the meantime, for example by a logout, must not be stored again.
      if (isSameRequest(readCustomRequest(seen), asLost)) writeCustomRequest(afterAttempt(seen, at, attempt));
      if ('error' in outcome) reportFailure(outcome.error);
    },
  });
}
