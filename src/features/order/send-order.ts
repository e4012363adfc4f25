import type { Placed } from '#data/order/place-order.ts';
import { reportFailure } from '#blocks/report-failure.ts';
import { placeOrder } from '#data/order/place-order.ts';
import type { OrderStage, PendingOrder } from '#domain/order/pending-order.ts';
import { nowInstant } from '#lib/clock.ts';
import { exclusively } from '#lib/exclusively.ts';
import { advanceOrder } from '#session/pending-order.ts';
import { report } from '#telemetry/reporter.ts';

/** sent: the request went out, whatever came of it. other-tab: another tab is sending. offline: nothing left this device. */
export type Sending = 'sent' | 'other-tab' | 'offline';

type SendingStage = Extract<OrderStage, { name: 'sending' }>;

/** Sends an order once: noted before it leaves, so that a reload in the middle finds it (S50 to S53). */
export async function sendOrder(order: PendingOrder, known: readonly string[]): Promise<Sending> {
  if (!navigator.onLine) return 'offline';
  const hasRun = await exclusively(`write:${order.slug}`, async () => {
    const stage: SendingStage = { name: 'sending', known, sentAt: nowInstant() };
    if (!advanceOrder(order, stage)) return;
    settle(order, stage, await placeOrder(order.slug, order.draft));
  });
  return hasRun ? 'sent' : 'other-tab';
}

/** Notes the answer; a lost one changes nothing: whether the order stands is found out from the stay. */
function settle(order: PendingOrder, stage: SendingStage, placed: Placed): void {
  const sent = { ...order, stage };
  if (placed.outcome === 'placed') {
    advanceOrder(sent, { ...stage, name: 'placed', orderId: placed.orderId });
    return;
  }
  if (placed.error !== undefined) reportFailure(placed.error);
  if (placed.outcome === 'lost') return;
  if (placed.outcome === 'refused') report('Failed to place order');
  advanceOrder(sent, { name: 'failed', reason: placed.outcome === 'slot-taken' ? 'taken' : 'order' });
}
