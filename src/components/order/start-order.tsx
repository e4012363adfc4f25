import { useRouter } from '@tanstack/react-router';

import { confirmationPage } from '#components/paths.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';
import { startPendingOrder } from '#session/pending-order.ts';
import { factsOfChoice } from '#telemetry/events.ts';
import { track } from '#telemetry/track.ts';

/** Stores a choice as the pending order; returns what tracks that its checkout has begun, once for each order. */
export function storeChoice(slug: Slug, draft: OrderDraft, line: PriceLine | undefined, at: Instant): () => void {
  const isNew = startPendingOrder(slug, draft, at);
  const facts = isNew && line ? factsOfChoice(draft, line) : undefined;
  if (facts === undefined) return () => {};
  track('Product Added', facts);
  return () => {
    track('Checkout Started', facts);
    track('Product Checkout Started', facts);
  };
}

/** Stores a choice as the pending order and opens the confirmation (R2-44). Nothing is sent yet. */
export function useStartOrder(slug: Slug): (draft: OrderDraft) => void {
  const router = useRouter();
  const { stay, zone } = useStay(slug);

  async function start(draft: OrderDraft): Promise<void> {
    const trackCheckout = storeChoice(slug, draft, draftPrice(draft, stay, zone), nowInstant());
    const to = confirmationPage(draft.type);
    await router.navigate({ to, search: { slug } });
    // Tracked here instead of on the confirmation page: returning to that page does not start another checkout (R7-88,
    // R7-89, R7-98).
    if (router.state.location.pathname === to) trackCheckout();
  }
  return (draft) => void start(draft);
}
