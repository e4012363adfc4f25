import { useEffect, useEffectEvent } from 'react';

import { addCard, hasCard } from '#data/stay/add-card.ts';
import { NotWritten } from '#data/stay/stay-write.ts';
import type { useStayWrite } from '#data/stay/stay-write.ts';
import { stageOf } from '#domain/card/pending-card.ts';
import type { PendingCard } from '#domain/card/pending-card.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { BankOpensInNewTab } from '#lib/card-fields/card-fields.ts';
import { nowInstant } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';
import {
  forgetPendingCard,
  readPendingCard,
  settleCard,
  startSending,
  stopSending,
  storePendingCard,
  usePendingCard,
} from '#session/pending-card.ts';

import type { RedirectToBank } from './tokenise-card.ts';

/** Stores a card for the return from the guest's bank, and opens the bank's page; rejects with `BankOpensInNewTab`. */
export const redirectToBank =
  ({ slug, back }: Pick<PendingCard, 'slug' | 'back'>): RedirectToBank =>
  (redirect, card) => {
    const isStored = storePendingCard({ slug, ...(back && { back }), askedAt: nowInstant() }, card);
    if (!isStored) return Promise.reject(new BankOpensInNewTab(redirect));
    // Restored from the back/forward cache, the page would stay busy for ever.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    window.location.assign(redirect);
    return new Promise(() => {});
  };

interface BankAnswer {
  /** Where the card is with which the guest was sent to the bank; the form is empty then. */
  readonly stage: ReturnType<typeof stageOf> | undefined;
  /** Adds the card that the bank has confirmed; if it is already being sent, checks whether it was added. */
  readonly addConfirmedCard: () => void;
  /** Forgets the card, because the guest enters another one. */
  readonly forgetCard: () => void;
}

/** Sends the card that the guest's bank has confirmed, once, also after reloads and in several tabs (R7-37, S50 to S52). */
export function useBankAnswer(stay: Stay, adding: ReturnType<typeof useStayWrite>, onAdded: () => void): BankAnswer {
  const pending = usePendingCard(stay.slug);
  const stage = useAtTime((now) => pending && stageOf(pending, now));
  const { trouble } = adding;

  const afterwards = (transactionId: string) => ({
    onSuccess: () => {
      settleCard(transactionId, 'added');
      onAdded();
    },
  });
  const send = ({ transactionId }: PendingCard): void =>
    adding.send(() => {
      // While this runs, no other tab writes to this stay, so the stored stage is current.
      const card = startSending(transactionId);
      if (card === undefined) throw new NotWritten('busy-elsewhere');
      return addCard(card);
    }, afterwards(transactionId));
  const look = ({ transactionId, card }: PendingCard): void => {
    if (card) adding.lookFor(addCard(card), afterwards(transactionId));
  };
  const addConfirmedCard = (card: PendingCard | undefined): void => {
    if (card) (card.stage === 'sending' ? look : send)(card);
  };

  const resume = useEffectEvent(() => {
    if (pending?.card && hasCard(stay, pending.transactionId)) afterwards(pending.transactionId).onSuccess();
    else if (stage === 'confirmed') addConfirmedCard(pending);
  });
  useEffect(() => resume(), []);
  // The page that sent it is gone, or another tab sends it: the stay shows whether it was saved.
  const follow = useEffectEvent((latest: typeof stage) => {
    if (latest === 'sending' && pending && !adding.isPending) look(pending);
  });
  useEffect(() => follow(stage), [stage]);
  const recordTrouble = useEffectEvent((latest: typeof trouble) => {
    if (pending?.stage !== 'sending') return;
    if (latest === 'refused') settleCard(pending.transactionId, 'refused');
    // A Wi-Fi portal answered, so our server has not received the card.
    if (latest === 'wifi-sign-in') stopSending(pending.transactionId);
  });
  useEffect(() => recordTrouble(trouble), [trouble]);
  return {
    stage,
    addConfirmedCard: () => addConfirmedCard(readPendingCard(stay.slug)),
    forgetCard: () => {
      if (pending) forgetPendingCard(pending.transactionId);
    },
  };
}
