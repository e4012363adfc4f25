import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { factsOfChoice } from '#telemetry/product-facts.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import { payment } from '#domain/order/price.ts';
import type { PriceLine } from '#domain/order/price.ts';
import { whyNotOrdered } from '#domain/order/why-not-ordered.ts';
import type { StayWithProperty } from '#data/stay/use-stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { track } from '#telemetry/tell.ts';

import { isOffered } from '#domain/order/order-flow.ts';
import { useOrderFlow } from './use-order-flow.ts';

/**
 * The steps of every confirmation: sends once, asks for a missing card first, and goes on to the success (R4-25, R4-26,
 * R4-33, R7-90).
 */
export function useConfirmation(order: PendingOrder, line: PriceLine, { stay, zone }: StayWithProperty) {
  const navigate = useNavigate();
  const { view, refusal, confirm } = useOrderFlow(order, stay, () =>
    track('Order Completed', factsOfChoice(order.draft, line)),
  );
  const why = useAtTime((now) => whyNotOrdered(order, stay, now, zone));
  const paidBy = payment(stay, line);
  const { slug } = order;

  useEffect(() => {
    if (view === 'done') void navigate({ to: '/stay/order-success', search: { slug }, replace: true });
  }, [view, navigate, slug]);

  return {
    view,
    refusal,
    /** Why it cannot be placed, where a press could place it. */
    why: isOffered(view) ? why : null,
    paidBy,
    confirm: () => {
      if (paidBy === 'card-missing')
        void navigate({ to: '/stay/add-card', search: { slug, back: 'order-confirmation' } });
      else confirm();
    },
  };
}
