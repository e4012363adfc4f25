import { useRouter } from '@tanstack/react-router';

import { factsOfChoice } from '#telemetry/product-facts.ts';
import { confirmationPage } from '#components/paths.ts';
import { useStay } from '#data/stay/use-stay.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import { draftPrice } from '#domain/order/order-draft.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { nowInstant } from '#lib/clock.ts';
import { startPendingOrder } from '#session/pending-order.ts';
import { track } from '#telemetry/tell.ts';

/** What a product page does with a choice: keeps it and goes on to the confirmation (R2-44). Nothing is sent yet. */
export function useStartOrder(slug: Slug): (draft: OrderDraft) => void {
  const router = useRouter();
  const { stay, zone } = useStay(slug);

  async function start(draft: OrderDraft): Promise<void> {
    const isNew = startPendingOrder(slug, draft, nowInstant());
    const line = draftPrice(draft, stay, zone);
    const facts = isNew && line ? factsOfChoice(draft, line) : undefined;
    if (facts) track('Product Added', facts);
    const to = confirmationPage(draft.type);
    await router.navigate({ to, search: { slug } });
    // Sent here, once for each choice: a guest who returns to the confirmation has been there (R7-88, R7-89, R7-98).
    if (facts === undefined || router.state.location.pathname !== to) return;
    track('Checkout Started', facts);
    track('Product Checkout Started', facts);
  }
  return (draft) => void start(draft);
}
