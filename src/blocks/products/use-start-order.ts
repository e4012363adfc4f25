import { useNavigate } from '@tanstack/react-router';

import { confirmationPage } from '#blocks/product-page.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { nowInstant } from '#lib/clock.ts';
import { startPendingOrder } from '#session/pending-order.ts';

/** What a product page does with a choice: keeps it and goes on to the confirmation (R2-44). Nothing is sent yet. */
export function useStartOrder(slug: Slug): (draft: OrderDraft) => void {
  const navigate = useNavigate();
  return (draft) => {
    startPendingOrder(slug, draft, nowInstant());
    void navigate({ to: confirmationPage(draft.type), search: { slug } });
  };
}
