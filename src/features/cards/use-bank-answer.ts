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

import type { AskBank } from './tokenise-card.ts';

/** Stores a card for the return from the guest's bank, and opens the bank's page; rejects with `BankOpensInNewTab`. */
export const askBankFor =
  ({ slug, back }: Pick<PendingCard, 'slug' | 'back'>): AskBank =>
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
  /** Adds the card that the bank has confirmed, unless it is being added: then looks whether it was. */
  readonly goOn: () => void;
  /** Forgets the card, because the guest enters another one. */
  readonly drop: () => void;
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
      // Only now no other tab writes to this stay: what another one has sent is known here.
      const card = startSending(transactionId);
      if (card === undefined) throw new NotWritten('busy-elsewhere');
      return addCard(card);
    }, afterwards(transactionId));
  const look = ({ transactionId, card }: PendingCard): void => {
    if (card) adding.lookFor(addCard(card), afterwards(transactionId));
  };
  const goOn = (card: PendingCard | undefined): void => {
    if (card) (card.stage === 'sending' ? look : send)(card);
  };

  const resume = useEffectEvent(() => {
    if (pending?.card && hasCard(stay, pending.transactionId)) afterwards(pending.transactionId).onSuccess();
    else if (stage === 'confirmed') goOn(pending);
  });
  useEffect(() => resume(), []);
  // The page that sent it is gone, or another tab sends it: the stay shows whether it was saved.
  const follow = useEffectEvent((latest: typeof stage) => {
    if (latest === 'sending' && pending && !adding.isPending) look(pending);
  });
  useEffect(() => follow(stage), [stage]);
  const note = useEffectEvent((latest: typeof trouble) => {
    if (pending?.stage !== 'sending') return;
    if (latest === 'refused') settleCard(pending.transactionId, 'refused');
    // It left this device and reached only the Wi-Fi.
    if (latest === 'wifi-sign-in') stopSending(pending.transactionId);
  });
  useEffect(() => note(trouble), [trouble]);
  return {
    stage,
    goOn: () => goOn(readPendingCard(stay.slug)),
    drop: () => {
      if (pending) forgetPendingCard(pending.transactionId);
    },
  };
}
