import { redirect } from '@tanstack/react-router';
import type { HistoryState } from '@tanstack/react-router';

import { confirmationPage } from '#components/paths.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { readPendingOrder } from '#session/pending-order.ts';

import { redirectToStay } from '../../-search.ts';

/**
 * The guard of a confirmation: redirects to the stay if nothing is chosen or the order is complete (R2-140, S55). A
 * guest who returned from the bank in another tab is told there where the order is.
 */
export function requireDraft(slug: Slug, page: ReturnType<typeof confirmationPage>, state: HistoryState = {}): void {
  const order = readPendingOrder(slug);
  if (order === undefined || order.stage.name === 'done')
    throw redirectToStay(slug, state.hasAddedCard ? { hasAddedCard: 'order-elsewhere' } : {});
  const own = confirmationPage(order.draft.type);
  if (own !== page) throw redirect({ to: own, search: { slug }, replace: true });
}

/** The guard of the success page: redirects to the stay unless an order was completed (R2-140, S55). */
export function requireCompletedOrder(slug: Slug): void {
  if (readPendingOrder(slug)?.stage.name !== 'done') throw redirectToStay(slug);
}
