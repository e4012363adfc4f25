import { useMemo, useSyncExternalStore } from 'react';

import {
  afterBank,
  decided,
  isOutcomeShown,
  parsePendingCards,
  stageOf,
  withPendingCard,
} from '#domain/card/pending-card.ts';
import type { BankReturn, PendingCard, TokenisedCard } from '#domain/card/pending-card.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { knowsServerTime, nowInstant } from '#lib/clock.ts';
import { createListeners } from '#lib/store.ts';

import { onStorageCleared } from './on-device.ts';
import { deviceStorage } from './storage.ts';
// Stored per device, because banks often redirect back to another tab.

const listeners = createListeners();

onStorageCleared(listeners.notify);

const stored = (): string | null => deviceStorage.read('pendingCard');

const find = (transactionId: string): PendingCard | undefined =>
  parsePendingCards(stored()).find((each) => each.transactionId === transactionId);

/** Stores the cards; returns whether the browser really stored them, so that a newly loaded page finds them. */
function write(cards: readonly PendingCard[]): boolean {
  const json = JSON.stringify(cards);
  if (cards.length > 0) deviceStorage.write('pendingCard', json);
  else deviceStorage.remove('pendingCard');
  listeners.notify();
  return deviceStorage.isStored('pendingCard', json);
}

const store = (card: PendingCard): boolean => write(withPendingCard(parsePendingCards(stored()), card));

const ofStay = (json: string | null, slug: Slug): PendingCard | undefined =>
  parsePendingCards(json).findLast((each) => each.slug === slug && isOutcomeShown(each, nowInstant()));

/** The latest card of a stay that needed confirmation by a bank. */
export const readPendingCard = (slug: Slug): PendingCard | undefined => ofStay(stored(), slug);

/** Stores a card before the guest is redirected to the bank; false if the browser cannot store it for the return. */
export const storePendingCard = (asked: Pick<PendingCard, 'slug' | 'back' | 'askedAt'>, card: TokenisedCard): boolean =>
  store({ ...asked, transactionId: card.transactionId, stage: 'at-bank', card });

/** Forgets a card, because the guest enters a different one. */
export const forgetPendingCard = (transactionId: string): void =>
  void write(parsePendingCards(stored()).filter((each) => each.transactionId !== transactionId));

/** Removes cards whose outcome is no longer of interest. Waits for the server's time if the device's clock is wrong. */
export function dropOldCards(): void {
  const cards = parsePendingCards(stored());
  const kept = cards.filter((each) => isOutcomeShown(each, nowInstant()));
  if (knowsServerTime() && kept.length < cards.length) write(kept);
}

/**
 * Applies the bank's answer once and returns its card; undefined if this browser has no such card. Does not depend on
 * the time: the page has just loaded, and the device's clock may be wrong (S68).
 */
export function takeBankReturn(answer: BankReturn): PendingCard | undefined {
  const card = find(answer.transactionId);
  if (!card) return undefined;
  const next = afterBank(card, answer);
  // Even a repeated answer makes this the latest card.
  store(next);
  return next;
}

/** The card waiting for its bank, when the return page is opened without an answer. */
export const cardAtBank = (): PendingCard | undefined =>
  parsePendingCards(stored()).findLast(({ stage }) => stage === 'at-bank');

/** Marks a card as being sent and returns it, once; undefined if it is already being sent, or if it is too late. */
export function startSending(transactionId: string): TokenisedCard | undefined {
  const pending = find(transactionId);
  const stage = pending && stageOf(pending, nowInstant());
  if (!pending?.card || (stage !== 'confirmed' && stage !== 'at-bank')) return undefined;
  store({ ...pending, stage: 'sending' });
  return pending.card;
}

/** Resets a card that did not reach our server, unless it was forgotten in the meantime. */
export function stopSending(transactionId: string): void {
  const pending = find(transactionId);
  if (pending?.stage === 'sending') store({ ...pending, stage: 'confirmed' });
}

/** Stores our server's decision, unless the card was forgotten in the meantime. */
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

/** The latest card of a stay that needed confirmation by a bank, as a hook; follows changes in this and other tabs. */
export function usePendingCard(slug: Slug): PendingCard | undefined {
  const json = useSyncExternalStore(subscribe, stored);
  return useMemo(() => ofStay(json, slug), [json, slug]);
}
