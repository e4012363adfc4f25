import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { forgetAvailability } from '#data/availability/forget-availability.ts';
import { orderCheckQuery, orderQuery, placeOrder, stageAfter } from '#data/order/order.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { stayLock, submit } from '#data/write/submit.ts';
import type { Outcome } from '#data/write/submit.ts';
import { askedFor, isLookedFor, isOffered, nextStage, viewOf } from '#domain/order/order-flow.ts';
import type { OrderStage, PendingOrder } from '#domain/order/pending-order.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';
import { advanceOrder, readPendingOrder } from '#session/pending-order.ts';
import { reportFailure } from '#telemetry/report-failure.ts';
import { report } from '#telemetry/reporter.ts';

/** Sends an order once; its stage is stored before and after, so that a reload in between finds it (S50 to S53). */
function sendOrder(order: PendingOrder, known: readonly string[]): Promise<Outcome<unknown>['kind']> {
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

/** One order from the press to its outcome (R4-25 to R4-27, R4-31, R5-19, S50 to S54); `onOrdered` runs once for it. */
export function useOrderFlow(order: PendingOrder, stay: Stay, onOrdered: () => void = () => {}) {
  const queryClient = useQueryClient();
  const { slug, draft, stage, startedAt } = order;
  const once = useSingleFlight();
  const sending = useMutation({
    mutationFn: async () => {
      const known = stay.orderedProducts.map(({ id }) => id);
      const result = await sendOrder(order, known);
      // A refusal is explained by the stay: it may have been cancelled elsewhere. The view waits for that read.
      if (readPendingOrder(slug)?.stage.name === 'failed')
        await queryClient.fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: false }).catch(() => {});
      return result;
    },
  });
  const isSending = sending.isPending;

  const orderId = askedFor({ stage });
  const { data: progress } = useQuery({ ...orderQuery(slug, orderId ?? ''), enabled: orderId !== undefined });
  const sent = stage.name === 'sending' || stage.name === 'placed' ? stage : { known: [], sentAt: startedAt };
  const { data: found } = useQuery({
    ...orderCheckQuery({ slug, draft, known: sent.known, sentAt: sent.sentAt }),
    enabled: isLookedFor({ stage, isSending, progress }),
  });

  const view = viewOf({ stage, isSending, progress, found });

  useEffect(() => {
    const next = nextStage({ stage, isSending, progress, found });
    if (next === undefined || !advanceOrder(order, next)) return;
    if (next.name === 'failed' && next.reason === 'unknown-status') report('Unknown order status');
    if (next.name === 'done') onOrdered();
  }, [order, stage, isSending, progress, found, onOrdered]);

  // The stay now lists what was ordered, and other choices may be taken: read again, whatever the outcome.
  const isDecided = !isSending && (stage.name === 'done' || stage.name === 'failed');
  useEffect(() => {
    if (!isDecided) return;
    void queryClient.invalidateQueries({ queryKey: stayQuery(slug).queryKey });
    forgetAvailability(queryClient);
  }, [isDecided, queryClient, slug]);

  return {
    view,
    /** Why the order did not leave this tab. */
    refusal: sending.data === 'offline' || sending.data === 'busy-elsewhere' ? sending.data : undefined,
    /** The guest confirms: sends, unless an order is under way or settled. */
    confirm: () => {
      if (isOffered(view)) once(() => sending.mutateAsync());
    },
  };
}
