import { afterBank, isKnownToProvider, parsePendingCard } from '#domain/card/pending-card.ts';
import type { BankReturn, PendingCard } from '#domain/card/pending-card.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';

import { tabStorage } from './storage.ts';

const read = (): PendingCard | undefined => parsePendingCard(tabStorage.read('pendingCard'));

/** This tab's card of a stay that waits for the bank, or then for our server; it survives a reload. */
export function readPendingCard(slug: Slug): PendingCard | undefined {
  const pending = read();
  return pending?.slug === slug && isKnownToProvider(pending, nowInstant()) ? pending : undefined;
}

/** Stores a card while the guest is at the bank. */
export const storePendingCard = (pending: PendingCard): void =>
  tabStorage.write('pendingCard', JSON.stringify(pending));

export const forgetPendingCard = (): void => tabStorage.remove('pendingCard');

/**
 * Takes the bank's answer, once, and returns the card it is about; undefined when this tab asked for none. It is no
 * matter of time: the page has just been loaded, and the device's clock may be wrong (S68).
 */
export function takeBankReturn(answer: BankReturn): PendingCard | undefined {
  const pending = read();
  if (!pending) return undefined;
  const next = afterBank(pending, answer);
  if (next !== pending) storePendingCard(next);
  return next;
}

/** Moves a confirmed card on before it is sent; false when another run of the page has done so. */
export function startSending(slug: Slug): boolean {
  const pending = readPendingCard(slug);
  if (pending?.stage !== 'confirmed') return false;
  storePendingCard({ ...pending, stage: 'sending' });
  return true;
}

/** Takes a card back that did not leave this tab, unless it has been forgotten meanwhile. */
export function stopSending(slug: Slug): void {
  const pending = readPendingCard(slug);
  if (pending?.stage === 'sending') storePendingCard({ ...pending, stage: 'confirmed' });
}
