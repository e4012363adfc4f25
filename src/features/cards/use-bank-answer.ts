import { useEffect, useEffectEvent, useState } from 'react';

import { hasCard, sendCard } from '#data/card/add-card.ts';
import type { AskBank } from '#data/card/add-card.ts';
import type { useStayWrite } from '#data/write/use-stay-write.ts';
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

/** Keeps a card for the way back from the guest's bank, and leaves for it. */
export const askBankFor =
  ({ slug, back }: Pick<PendingCard, 'slug' | 'back'>): AskBank =>
  (redirect, card) => {
    storePendingCard({ slug, ...(back && { back }), askedAt: nowInstant(), stage: 'at-bank', card });
    // A page that a browser brings back as it was would be busy for ever.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    window.location.assign(redirect);
    return new Promise(() => {});
  };

interface BankAnswer {
  /** The card that the guest came back from the bank with; the form is empty then. */
  readonly pending: PendingCard | undefined;
  /** Sends a confirmed card that could not be sent. */
  readonly retry: (() => void) | undefined;
  /** The guest types another card: the one before is over. */
  readonly drop: () => void;
}

/** Finishes the card that the guest's bank was asked about: sends it once, also over reloads (R7-37, S50, S52). */
export function useBankAnswer(stay: Stay, adding: ReturnType<typeof useStayWrite>, onAdded: () => void): BankAnswer {
  const [pending, setPending] = useState(() => readPendingCard(stay.slug));
  const { trouble } = adding;
  const isUnsent = trouble === 'offline' || trouble === 'busy-elsewhere';

  const end = (): void => {
    forgetPendingCard();
    onAdded();
  };
  const send = ({ card, slug }: PendingCard): void => {
    if (startSending(slug)) adding.send(() => sendCard(card), { onSuccess: end });
  };
  const resume = useEffectEvent(() => {
    if (!pending) return;
    if (hasCard(stay, pending.card.transactionId)) return end();
    if (pending.stage === 'confirmed') return send(pending);
    // The page that had sent it is gone: the stay knows what came of it.
    if (pending.stage === 'sending') adding.lookFor(sendCard(pending.card), { onSuccess: end });
  });
  useEffect(() => resume(), []);
  const follow = useEffectEvent((came: typeof trouble) => {
    if (!pending) return;
    if (isUnsent) stopSending(stay.slug);
    if (came === 'refused') forgetPendingCard();
  });
  useEffect(() => follow(trouble), [trouble]);
  return {
    pending,
    retry: pending && isUnsent ? () => send(pending) : undefined,
    drop: () => {
      forgetPendingCard();
      setPending(undefined);
    },
  };
}
