import { useSyncExternalStore } from 'react';

import { createStore } from '#lib/store.ts';

import { currentLogin } from './login.ts';

/** Whether the account has loaded, and whether it was opened since the app started; in memory only (R4-45). */
const account = createStore({ isLoaded: false, isVisited: false });

/** Loading the account has ended, even if there was no login to load it with (R4-45). */
export const noteAccountLoaded = (): void => account.write({ ...account.read(), isLoaded: true });

/** The account, or the menu item that leads to it, was opened (R4-45). */
export const noteAccountVisited = (): void => account.write({ ...account.read(), isVisited: true });

/** A logout clears the loaded flag, so that no dot shows until the app starts again (R4-43, R4-46). */
export const forgetAccountLoaded = (): void => account.write({ ...account.read(), isLoaded: false });

let hasBreathed = false;

/** Whether the dot may be animated: once per start of the app (R2-74). */
export function mayDotBreathe(): boolean {
  const isFirst = !hasBreathed;
  hasBreathed = true;
  return isFirst;
}

const hasNotice = (): boolean => account.read().isLoaded && !account.read().isVisited && currentLogin() === undefined;

/** Whether the account has a notification dot: loaded, not logged in, not yet visited (R4-42). */
export const useAccountNotice = (): boolean => useSyncExternalStore(account.subscribe, hasNotice);
