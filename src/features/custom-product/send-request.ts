import { reportFailure } from '#telemetry/reporter.ts';
import { requestCustomProduct } from '#data/products.ts';
import { stayLock, submit } from '#data/submit.ts';
import type { Outcome } from '#data/submit.ts';
import type { CustomRequest } from '#domain/custom-product/custom-request.ts';
import { afterAttempt, isSameRequest } from '#domain/custom-product/custom-request.ts';
import { nowInstant } from '#lib/clock.ts';
import { readCustomRequest, writeCustomRequest } from '#session/custom-requests.ts';

/**
 * Sends a request once, and only while it is stored as the guest saw it. It is stored as lost before it leaves, so that
 * a reload in between finds it (S50 to S53).
 */
export function sendRequest(seen: CustomRequest, reservationId: string): Promise<Outcome<unknown>['kind']> {
  const at = nowInstant();
  const underWay = afterAttempt(seen, at, 'lost');
  let hasLeft = false;
  return submit({
    lock: stayLock(seen.slug),
    send: async () => {
      hasLeft = isSameRequest(readCustomRequest(seen), seen);
      if (!hasLeft) return;
      writeCustomRequest(underWay);
      await requestCustomProduct(seen.productId, reservationId);
    },
    settle: (outcome) => {
      if (!hasLeft || outcome.kind === 'offline' || outcome.kind === 'busy-elsewhere') return;
      // Something that has ended meanwhile, as by a logout, is not kept again.
      if (isSameRequest(readCustomRequest(seen), underWay)) writeCustomRequest(afterAttempt(seen, at, outcome.kind));
      if ('error' in outcome) reportFailure(outcome.error);
    },
  });
}
