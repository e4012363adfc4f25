import { redirect } from '@tanstack/react-router';

import { confirmationPage } from '#components/paths.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { readPendingOrder } from '#session/pending-order.ts';

import { toStay } from '../../-search.ts';

/** Lets a page of an unsent choice open, at its address; nothing chosen, or sent already: the stay (R2-140, S55). */
export function enterConfirmation(slug: Slug, page: ReturnType<typeof confirmationPage>): void {
  const order = readPendingOrder(slug);
  if (order === undefined || order.stage.name === 'done') throw toStay(slug);
  const own = confirmationPage(order.draft.type);
  if (own !== page) throw redirect({ to: own, search: { slug }, replace: true });
}

/** Lets the page of an order that went through open; without one the stay (R2-140, S55). */
export function enterSuccess(slug: Slug): void {
  if (readPendingOrder(slug)?.stage.name !== 'done') throw toStay(slug);
}
