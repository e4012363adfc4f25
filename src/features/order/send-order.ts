import { reportFailure } from '#telemetry/report-failure.ts';
import { placeOrder, stageAfter } from '#data/order/place-order.ts';
import { stayLock, submit } from '#data/write/submit.ts';
import type { Outcome } from '#data/write/submit.ts';
import type { OrderStage, PendingOrder } from '#domain/order/pending-order.ts';
import { nowInstant } from '#lib/clock.ts';
import { advanceOrder } from '#session/pending-order.ts';
import { report } from '#telemetry/reporter.ts';

/** Sends an order once; its stage is stored before and after, so that a reload in between finds it (S50 to S53). */
export function sendOrder(order: PendingOrder, known: readonly string[]): Promise<Outcome<unknown>['kind']> {
  const { slug, draft } = order;
  const stage = { name: 'sending', known, sentAt: nowInstant() } satisfies OrderStage;
  let hasLeft = false;
  return submit({
    lock: stayLock(slug),
    send: async () => {
      hasLeft = advanceOrder(order, stage);
      return hasLeft ? placeOrder(slug, draft) : undefined;
    },
    settle: (outcome) => {
      if (!hasLeft) return;
      const next = stageAfter(stage, draft, outcome);
      if ('error' in outcome) reportFailure(outcome.error);
      if (next?.name === 'failed' && next.reason === 'order') report('Failed to place order');
      if (next) advanceOrder({ ...order, stage }, next);
    },
  });
}
