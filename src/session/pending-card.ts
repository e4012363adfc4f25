import { useMemo, useSyncExternalStore } from 'react';

import { afterBank, decided, isKept, parsePendingCards, stageOf, withPendingCard } from '#domain/card/pending-card.ts';
import type { BankReturn, PendingCard, TokenisedCard } from '#domain/card/pending-card.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { knowsServerTime, nowInstant } from '#lib/clock.ts';
import { createListeners } from '#lib/store.ts';

import { onStorageCleared } from './on-device.ts';
import { deviceStorage } from './storage.ts';
// On the device: a bank often leads back in another tab than the one that the guest came from.

const listeners = createListeners();

onStorageCleared(listeners.notify);

const stored = (): string | null => deviceStorage.read('pendingCard');

const find = (transactionId: string): PendingCard | undefined =>
  parsePendingCards(stored()).find((each) => each.transactionId === transactionId);

/** Stores the cards; returns whether the browser has really taken them, and a page that is loaded anew finds them. */
function write(cards: readonly PendingCard[]): boolean {
  const json = JSON.stringify(cards);
  if (cards.length > 0) deviceStorage.write('pendingCard', json);
  else deviceStorage.remove('pendingCard');
  listeners.notify();
  return deviceStorage.isStored('pendingCard', json);
}

const store = (card: PendingCard): boolean => write(withPendingCard(parsePendingCards(stored()), card));

const ofStay = (json: string | null, slug: Slug): PendingCard | undefined =>
  parsePendingCards(json).findLast((each) => each.slug === slug && isKept(each, nowInstant()));

/** The latest card of a stay that a bank was asked about. */
export const readPendingCard = (slug: Slug): PendingCard | undefined => ofStay(stored(), slug);

/** Stores a card before the guest goes to the bank; false where the browser stores nothing for the way back. */
export const storePendingCard = (asked: Pick<PendingCard, 'slug' | 'back' | 'askedAt'>, card: TokenisedCard): boolean =>
  store({ ...asked, transactionId: card.transactionId, stage: 'at-bank', card });

/** Forgets a card, because the guest enters another one. */
export const forgetPendingCard = (transactionId: string): void =>
  void write(parsePendingCards(stored()).filter((each) => each.transactionId !== transactionId));

/** Removes what no guest asks about any more. A device whose clock is wrong waits for the server's. */
export function dropOldCards(): void {
  const cards = parsePendingCards(stored());
  const kept = cards.filter((each) => isKept(each, nowInstant()));
  if (knowsServerTime() && kept.length < cards.length) write(kept);
}

/**
 * Takes the bank's answer, once, and returns the card it is about; undefined when this browser knows no such card. It is
 * no matter of time: the page has just been loaded, and the device's clock may be wrong (S68).
 */
export function takeBankReturn(answer: BankReturn): PendingCard | undefined {
  const card = find(answer.transactionId);
  if (!card) return undefined;
  const next = afterBank(card, answer);
  // Also an answer that comes again makes this the card that the guest wants to know about.
  store(next);
  return next;
}

/** The card that waits for its bank while the page of the way back is opened without an answer. */
export const cardAtBank = (): PendingCard | undefined =>
  parsePendingCards(stored()).findLast(({ stage }) => stage === 'at-bank');

/** Moves a card on and returns it to be sent, once; undefined when another run of a page has done so, or it is too late. */
export function startSending(transactionId: string): TokenisedCard | undefined {
  const pending = find(transactionId);
  const stage = pending && stageOf(pending, nowInstant());
  if (!pending?.card || (stage !== 'confirmed' && stage !== 'at-bank')) return undefined;
  store({ ...pending, stage: 'sending' });
  return pending.card;
}

/** Takes a card back that did not reach our server, unless it has been forgotten meanwhile. */
export function stopSending(transactionId: string): void {
  const pending = find(transactionId);
  if (pending?.stage === 'sending') store({ ...pending, stage: 'confirmed' });
}

/** Notes what our server has decided, unless the card has been forgotten meanwhile. */
export function settleCard(transactionId: string, stage: 'refused' | 'added'): void {
  const pending = find(transactionId);
  if (pending) store(decided(pending, stage));
}

function subscribe(listener: () => void): () => void {
  const leave = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}

/** The latest card of a stay that a bank was asked about, as this tab or another moves it on. */
export function usePendingCard(slug: Slug): PendingCard | undefined {
  const json = useSyncExternalStore(subscribe, stored);
  return useMemo(() => ofStay(json, slug), [json, slug]);
}
