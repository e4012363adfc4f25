import type { Mutation } from '@tanstack/react-query';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { resetAvailability } from '#data/query-client.ts';
import { orderCheckQuery, orderQuery, placeOrder, stageAfter } from '#data/order.ts';
import { rereadStay, stayQuery } from '#data/stay/stay-queries.ts';
import type { StayWithProperty } from '#data/stay/stay-queries.ts';
import { isUnsent, stayLock, submit } from '#data/submit.ts';
import type { Submitted } from '#data/submit.ts';
import {
  orderToPoll,
  shouldSearchStay,
  isOffered,
  nextStage,
  viewOf,
  whyNotOrdered,
} from '#domain/order/order-flow.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { OrderStage, PendingOrder } from '#domain/order/order.ts';
import { payment } from '#domain/order/price.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';
import { nowInstant } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';
import { advanceOrder, readPendingOrder } from '#session/pending-order.ts';
import { factsOfChoice } from '#telemetry/events.ts';
import { reportFailure, report } from '#telemetry/reporter.ts';
import { track } from '#telemetry/track.ts';

import { storeChoice } from './start-order.tsx';

/**
 * The steps of every confirmation: sends the order once, asks for a missing card before, and navigates to the success page
 * (R4-25, R4-26, R4-33, R7-90).
 */
export function useConfirmation(order: PendingOrder, line: PriceLine, { stay, zone }: StayWithProperty) {
  const navigate = useNavigate();
  const { view, notSent, confirm } = useOrderFlow(order, stay, {
    onOrdered: () => track('Order Completed', factsOfChoice(order.draft, line)),
  });
  const whyNot = useAtTime((now) => whyNotOrdered(order, stay, now, zone));
  const paidBy = payment(stay, line);
  const { slug } = order;

  useEffect(() => {
    if (view === 'done') void navigate({ to: '/stay/order-success', search: { slug }, replace: true });
  }, [view, navigate, slug]);

  return {
    view,
    notSent,
    /** Why it cannot be placed, while nothing is under way. */
    whyNot: isOffered(view) ? whyNot : null,
    paidBy,
    confirm: () => {
      if (paidBy === 'card-missing')
        void navigate({ to: '/stay/add-card', search: { slug, back: 'order-confirmation' } });
      else confirm();
    },
  };
}

/** A choice that is confirmed on its own page (`isConfirmedInPlace`); once it is sent, the confirmation page opens. */
export function useOrderHere(draft: OrderDraft, line: PriceLine, stay: Stay) {
  const navigate = useNavigate();
  const { slug } = stay;
  const [startedAt] = useState(nowInstant);
  const { view, notSent, confirm } = useOrderFlow({ slug, startedAt, draft, stage: { name: 'draft' } }, stay, {
    onSend: () => void navigate({ to: '/stay/order-confirmation', search: { slug } }),
  });
  /** Stores the choice for the confirmation, and tracks that its checkout begins (R7-88, R7-89). */
  const storeForConfirmation = () => {
    const trackCheckout = storeChoice(slug, draft, line, startedAt);
    trackCheckout();
  };
  return {
    view,
    notSent,
    storeForConfirmation,
    confirm: () => {
      storeForConfirmation();
      confirm();
    },
  };
}

/** Sends an order once; its stage is stored before and after, so that a reload in between finds it (S50 to S53). */
function sendOrder(order: PendingOrder, known: readonly string[], onSend: () => void): Promise<Submitted> {
  const { slug, draft } = order;
  const stage = { name: 'sending', known, sentAt: nowInstant() } satisfies OrderStage;
  return submit({
    lock: stayLock(slug),
    claim: () => advanceOrder(order, stage),
    send: () => {
      onSend();
      return placeOrder(slug, draft);
    },
    settle: (outcome) => {
      const next = stageAfter(stage, draft, outcome);
      if ('error' in outcome) reportFailure(outcome.error);
      if (next?.name === 'failed' && next.reason === 'order') report('Failed to place order');
      if (next) advanceOrder({ ...order, stage }, next);
    },
  });
}

const attemptOf = ({ state: { status, data } }: Mutation) => ({
  isPending: status === 'pending',
  notSent: typeof data === 'string' && isUnsent(data) ? data : undefined,
});

interface OrderEvents {
  /** Runs just before the order is sent. */
  readonly onSend?: () => void;
  /** Runs once, when the order went through. */
  readonly onOrdered?: () => void;
}

const nothing = () => {};

/** One order until its outcome (R4-25 to R4-27, R4-31, R5-19, S50 to S54). */
export function useOrderFlow(order: PendingOrder, stay: Stay, events: OrderEvents = {}) {
  const { onSend = nothing, onOrdered = nothing } = events;
  const queryClient = useQueryClient();
  const { slug, draft, stage, startedAt } = order;
  const once = useSingleFlight();
  // Its attempts, also those that began on another page.
  const mutationKey = ['order', slug, startedAt];
  const attempt = useMutationState({ filters: { mutationKey }, select: attemptOf }).at(-1);
  const sending = useMutation({
    mutationKey,
    mutationFn: async () => {
      const known = stay.orderedProducts.map(({ id }) => id);
      const result = await sendOrder(order, known, onSend);
      // The stay may explain the refusal, for example that it was cancelled elsewhere; the view waits until it is read.
      if (readPendingOrder(slug)?.stage.name === 'failed') await rereadStay(queryClient, slug);
      return result;
    },
  });
  const isSending = attempt?.isPending === true;

  const orderId = orderToPoll({ stage });
  const { data: progress } = useQuery({ ...orderQuery(slug, orderId ?? ''), enabled: orderId !== undefined });
  const sent = stage.name === 'sending' || stage.name === 'placed' ? stage : { known: [], sentAt: startedAt };
  const { data: found } = useQuery({
    ...orderCheckQuery({ slug, draft, known: sent.known, sentAt: sent.sentAt }),
    enabled: shouldSearchStay({ stage, isSending, progress }),
  });

  const view = viewOf({ stage, isSending, progress, found });

  useEffect(() => {
    const next = nextStage({ stage, isSending, progress, found });
    if (next === undefined || !advanceOrder(order, next)) return;
    if (next.name === 'failed' && next.reason === 'unknown-status') report('Unknown order status');
    if (next.name === 'done') onOrdered();
  }, [order, stage, isSending, progress, found, onOrdered]);

  // Whatever the outcome, the stay and the availability may have changed: the order is listed, other choices are taken.
  const isDecided = !isSending && (stage.name === 'done' || stage.name === 'failed');
  useEffect(() => {
    if (!isDecided) return;
    void queryClient.invalidateQueries({ queryKey: stayQuery(slug).queryKey });
    resetAvailability(queryClient);
  }, [isDecided, queryClient, slug]);

  return {
    view,
    /** Why the order was not sent. */
    notSent: attempt?.notSent,
    /** The guest confirms: sends, unless an order is under way or settled. */
    confirm: () => {
      if (isOffered(view)) once(() => sending.mutateAsync());
    },
  };
}
