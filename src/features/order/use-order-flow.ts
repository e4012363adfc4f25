import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { availabilityKey } from '#data/availability/date-slots.ts';
import { isStuck, orderCheckQuery, orderQuery } from '#data/order/order-queries.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { advanceOrder } from '#session/pending-order.ts';
import { report } from '#telemetry/reporter.ts';

import { sendOrder } from './send-order.ts';

/**
 * What the confirmation shows. waiting: sent, the outcome is asked for. checking: the answer was lost, the stay is looked through.
 * missing: it is not there. stuck: pending for too long. The failures are the server's word.
 */
export type OrderView =
  | 'ready'
  | 'waiting'
  | 'checking'
  | 'missing'
  | 'stuck'
  | 'payment-failed'
  | 'failed'
  | 'unclear'
  | 'done';

const FAILURES = { payment: 'payment-failed', order: 'failed', 'unknown-status': 'unclear' } as const;

/** One order from the press to its outcome (R4-25 to R4-27, R4-31, R5-19, S50 to S54). */
export function useOrderFlow(order: PendingOrder, stay: Stay) {
  const queryClient = useQueryClient();
  const { slug, draft, stage } = order;
  const isSending = useRef(false);
  const sending = useMutation({
    mutationKey: ['send-order', slug],
    mutationFn: () =>
      sendOrder(
        order,
        stay.orderedProducts.map(({ id }) => id),
      ),
    onSettled: () => {
      isSending.current = false;
    },
  });

  const placed = stage.name === 'placed' ? stage : undefined;
  const { data: progress } = useQuery({ ...orderQuery(slug, placed?.orderId ?? ''), enabled: placed !== undefined });
  const isPendingForEver = progress !== undefined && isStuck(progress);
  const sent = placed ?? (stage.name === 'sending' ? stage : undefined);
  const isLost = stage.name === 'sending' && !sending.isPending;
  const { data: found } = useQuery({
    ...orderCheckQuery({ slug, draft, known: sent?.known ?? [], sentAt: sent?.sentAt ?? order.startedAt }),
    enabled: isLost || isPendingForEver,
  });

  useEffect(() => {
    if (sent === undefined) return;
    if (progress?.status === 'ordered' || found === 'found') {
      advanceOrder(order, { name: 'done', known: sent.known });
    } else if (progress?.status === 'failed') {
      advanceOrder(order, { name: 'failed', reason: progress.errorCode ?? 'order' });
    } else if (progress?.status === 'unknown' && advanceOrder(order, { name: 'failed', reason: 'unknown-status' })) {
      report('Unknown order status');
    }
  }, [order, sent, progress, found]);

  // What was ordered stands in the stay, and what was to be had may be taken: whatever the outcome, look again.
  const isDecided = stage.name === 'done' || stage.name === 'failed';
  useEffect(() => {
    if (!isDecided) return;
    void queryClient.invalidateQueries({ queryKey: stayQuery(slug).queryKey });
    void queryClient.invalidateQueries({ queryKey: availabilityKey(stay.reservationId) });
  }, [isDecided, queryClient, slug, stay.reservationId]);

  return {
    view: viewOf(),
    /** The order was not sent, and why. */
    refusal: sending.data === 'sent' ? undefined : sending.data,
    /** The guest's word: sends, unless something is on its way or settled. */
    confirm: () => {
      if (isSending.current || !['ready', 'missing', 'payment-failed', 'failed'].includes(viewOf())) return;
      isSending.current = true;
      sending.mutate();
    },
  };

  function viewOf(): OrderView {
    switch (stage.name) {
      case 'draft':
        return sending.isPending ? 'waiting' : 'ready';
      case 'sending':
        if (sending.isPending) return 'waiting';
        return found === 'missing' ? 'missing' : 'checking';
      case 'placed':
        return isPendingForEver ? 'stuck' : 'waiting';
      case 'failed':
        return sending.isPending ? 'waiting' : FAILURES[stage.reason];
      case 'done':
        return 'done';
    }
  }
}
