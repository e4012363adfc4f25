import type { CodePage, CodeSent } from '#domain/account/sign-in.ts';
import { codeToStore, parseCodeSent } from '#domain/account/sign-in.ts';
import { nowInstant } from '#lib/clock.ts';
import { shift, toInstant, toMs } from '#lib/time.ts';

import { tabStorage } from './storage.ts';

/** The offset of the page's time from the device's clock. */
const clockOffsetMs = (): number => toMs(nowInstant()) - Date.now();

/**
 * The code request that this page waits for; stored, because phones may unload the page while the guest reads the mail.
 * The Back link leads to the other page, which starts with the address filled in.
 */
export function readCodeSent(page: CodePage): CodeSent | undefined {
  const sent = parseCodeSent(tabStorage.read('codeSent'), page, toInstant(Date.now()));
  return sent && { ...sent, at: shift(sent.at, clockOffsetMs()) };
}

/**
 * Stores in this tab that a code was sent, when and to which address. The time is the device's, because right after a
 * reload the page does not know the server's time (S68).
 */
export const storeCodeSent = (sent: CodeSent, page: CodePage): void =>
  tabStorage.write('codeSent', codeToStore(page, { ...sent, at: shift(sent.at, -clockOffsetMs()) }));

/** Forgets the code request. */
export const forgetCodeSent = (): void => tabStorage.remove('codeSent');

/** Stores in this tab the page that the guest wanted before signing in (R2-60, R3-03). */
export const storeRedirectTarget = (path: string): void => tabStorage.write('redirectTarget', path);

/** Forgets that page, because the guest has since opened another one (R2-60). */
export const forgetRedirectTarget = (): void => tabStorage.remove('redirectTarget');

/** The stored page, not yet validated; removed by reading it (R2-127). */
export function takeRedirectTarget(): string | null {
  const stored = tabStorage.read('redirectTarget');
  tabStorage.remove('redirectTarget');
  return stored;
}
