import { useEffect, useEffectEvent, useState } from 'react';

import { addCard, hasCard } from '#data/stay/add-card.ts';
import type { useStayWrite } from '#data/stay/stay-write.ts';
import { isUnsent } from '#data/submit.ts';
import type { PendingCard } from '#domain/card/pending-card.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import {
  forgetPendingCard,
  storePendingCard,
  readPendingCard,
  startSending,
  stopSending,
} from '#session/pending-card.ts';

import type { AskBank } from './tokenise-card.ts';

/** Stores a card for the return from the guest's bank, and opens the bank's page. */
export const askBankFor =
  ({ slug, back }: Pick<PendingCard, 'slug' | 'back'>): AskBank =>
  (redirect, card) => {
    storePendingCard({ slug, ...(back && { back }), askedAt: nowInstant(), stage: 'at-bank', card });
    // Restored from the back/forward cache, the page would stay busy for ever.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    window.location.assign(redirect);
    return new Promise(() => {});
  };

interface BankAnswer {
  /** The card with which the guest returned from the bank; the form is empty then. */
  readonly pending: PendingCard | undefined;
  /** Sends a confirmed card that could not be sent. */
  readonly retry: (() => void) | undefined;
  /** Forgets the card, because the guest enters another one. */
  readonly drop: () => void;
}

/** Sends the card that the guest's bank has confirmed, once, also after reloads (R7-37, S50, S52). */
export function useBankAnswer(stay: Stay, adding: ReturnType<typeof useStayWrite>, onAdded: () => void): BankAnswer {
  const [pending, setPending] = useState(() => readPendingCard(stay.slug));
  const { trouble } = adding;
  const hasNotLeft = isUnsent(trouble);

  const end = (): void => {
    forgetPendingCard();
    onAdded();
  };
  const send = ({ card, slug }: PendingCard): void => {
    if (startSending(slug)) adding.send(() => addCard(card), { onSuccess: end });
  };
  const resume = useEffectEvent(() => {
    if (!pending) return;
    if (hasCard(stay, pending.card.transactionId)) return end();
    if (pending.stage === 'confirmed') return send(pending);
    // The page that sent it is gone: the stay shows whether it was saved.
    if (pending.stage === 'sending') adding.lookFor(addCard(pending.card), { onSuccess: end });
  });
  useEffect(() => resume(), []);
  const follow = useEffectEvent((latest: typeof trouble) => {
    if (!pending) return;
    if (hasNotLeft) stopSending(stay.slug);
    if (latest === 'refused') forgetPendingCard();
  });
  useEffect(() => follow(trouble), [trouble]);
  return {
    pending,
    retry: pending && hasNotLeft ? () => send(pending) : undefined,
    drop: () => {
      forgetPendingCard();
      setPending(undefined);
    },
  };
}
