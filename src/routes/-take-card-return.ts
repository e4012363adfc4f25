import { redirect } from '@tanstack/react-router';
import type { HistoryState } from '@tanstack/react-router';

import { isDeclined } from '#domain/card/pending-card.ts';
import type { PendingCard } from '#domain/card/pending-card.ts';
import { cardAtBank, takeBankReturn } from '#session/pending-card.ts';

/** A card that was added has no order waiting for it. */
const toCard = ({ slug, back, stage }: PendingCard) =>
  redirect({ to: '/stay/add-card', search: { slug, ...(back && stage !== 'added' && { back }) }, replace: true });

/**
 * Reads the provider's transaction from the address once, and redirects: to the card page, or for an unknown card to
 * this page, with a clean address (R7-46). Undefined if the page itself shows the outcome.
 */
export function takeCardReturn(search: string, { bankReturn }: HistoryState) {
  const parameters = new URLSearchParams(search);
  const transactionId = parameters.get('datatransTrxId') ?? '';
  const answer = { transactionId, status: parameters.get('status_3d') ?? undefined };
  if (transactionId === '') {
    const waiting = bankReturn === undefined ? cardAtBank() : undefined;
    return waiting && toCard(waiting);
  }
  const pending = takeBankReturn(answer);
  if (pending) return toCard(pending);
  const state = { bankReturn: isDeclined(answer) ? 'declined' : 'unknown-card' } as const;
  return redirect({ to: '/card-return', search: {}, state, replace: true });
}
