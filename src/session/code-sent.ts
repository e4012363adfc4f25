import type { CodePage, CodeSent } from '#domain/account/code-sent.ts';

import { codeToKeep, parseCodeSent } from '#domain/account/code-sent.ts';
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
 * Keeps for this tab which code was sent, when, and to which address. Its time is the device's, because a page
 * does not know the server's time right after a reload (S68).
 */
export const keepCodeSent = (sent: CodeSent, page: CodePage): void =>
  tabStorage.write('codeSent', codeToKeep(page, { ...sent, at: shift(sent.at, -aheadMs()) }));

/** Forgets the code that was awaited. */
export const forgetCodeSent = (): void => tabStorage.remove('codeSent');
