import type { CodeSent } from '#domain/account/code-sent.ts';

import { parseCodeSent } from '#domain/account/code-sent.ts';
import { nowInstant } from '#lib/clock.ts';
import { shift, toInstant, toMs } from '#lib/time.ts';

import { tabStorage } from './storage.ts';

/** How far the time of the page is ahead of the device's clock. */
const aheadMs = (): number => toMs(nowInstant()) - Date.now();

/** The code this tab waits for: a phone may drop the page while the guest reads the mail. */
export function readCodeSent(): CodeSent | undefined {
  const sent = parseCodeSent(tabStorage.read('codeSent'), toInstant(Date.now()));
  return sent && { ...sent, at: shift(sent.at, aheadMs()) };
}

/**
 * Keeps for this tab which code was sent, when, and to which address. Its time is the device's, because a page
 * does not know the server's time right after a reload (S68).
 */
export const keepCodeSent = (sent: CodeSent): void =>
  tabStorage.write('codeSent', JSON.stringify({ ...sent, at: shift(sent.at, -aheadMs()) }));

/** Forgets the code that was awaited. */
export const forgetCodeSent = (): void => tabStorage.remove('codeSent');
