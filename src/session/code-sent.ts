import type { CodeSent } from '#domain/account/code-sent.ts';

import { parseCodeSent } from '#domain/account/code-sent.ts';
import { nowInstant } from '#lib/clock.ts';

import { tabStorage } from './storage.ts';

/** The code this tab waits for: a phone may drop the page while the guest reads the mail. */
export const readCodeSent = (): CodeSent | undefined => parseCodeSent(tabStorage.read('codeSent'), nowInstant());

/** Keeps the code and its address for this tab, until they are used or given up. */
export const keepCodeSent = (sent: CodeSent): void => tabStorage.write('codeSent', JSON.stringify(sent));

/** Forgets the code that was awaited. */
export const forgetCodeSent = (): void => tabStorage.remove('codeSent');
