import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { orderCheckQuery, orderQuery } from '#data/order/order-queries.ts';
import { isAbout } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import { advanceOrder, readPendingOrder } from '#session/pending-order.ts';
import { report } from '#telemetry/reporter.ts';

import { askedFor, isLookedFor, isOffered, nextStage, viewOf } from '#domain/order/order-flow.ts';
import { sendOrder } from './send-order.ts';

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
    void queryClient.invalidateQueries(isAbout('availability'));
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
