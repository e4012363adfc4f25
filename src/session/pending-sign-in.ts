import type { CodePage, CodeSent } from '#domain/account/sign-in.ts';
import { codeToStore, parseCodeSent } from '#domain/account/sign-in.ts';
import { nowInstant } from '#lib/clock.ts';
import { shift, toInstant, toMs } from '#lib/time.ts';

import { tabStorage } from './storage.ts';

/** How far the time of the page is ahead of the device's clock. */
const aheadMs = (): number => toMs(nowInstant()) - Date.now();

/**
 * The code that this page waits for: a phone may drop the page while the guest reads the mail. Back leads to the
 * other page, which begins with the address.
 */
export function readCodeSent(page: CodePage): CodeSent | undefined {
  const sent = parseCodeSent(tabStorage.read('codeSent'), page, toInstant(Date.now()));
  return sent && { ...sent, at: shift(sent.at, aheadMs()) };
}

/**
 * Stores for this tab which code was sent, when, and to which address. Its time is the device's, because a page
 * does not know the server's time right after a reload (S68).
 */
export const storeCodeSent = (sent: CodeSent, page: CodePage): void =>
  tabStorage.write('codeSent', codeToStore(page, { ...sent, at: shift(sent.at, -aheadMs()) }));

/** Forgets the code that was awaited. */
export const forgetCodeSent = (): void => tabStorage.remove('codeSent');

/** Stores the address a guest wanted before signing in, for this tab (R2-60, R3-03). */
export const storeRedirectTarget = (path: string): void => tabStorage.write('redirectTarget', path);

/** The guest has asked for another page since (R2-60). */
export const forgetRedirectTarget = (): void => tabStorage.remove('redirectTarget');

/** The stored address, not yet checked; removed on use (R2-127). */
export function takeRedirectTarget(): string | null {
  const stored = tabStorage.read('redirectTarget');
  tabStorage.remove('redirectTarget');
  return stored;
}
