import { useSyncExternalStore } from 'react';

import { currentLogin } from './login.ts';

/** Whether the guest is known, and whether the account was opened since the app started; in memory only (R4-45). */
let isLoaded = false;
let isVisited = false;
const listeners = new Set<() => void>();

function set(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}

/** The attempt to load the account has ended, also when there was no login to load it with (R4-45). */
export const noteAccountLoaded = (): void =>
  set(() => {
    isLoaded = true;
  });

/** The account, or the item that leads to it, was opened (R4-45). */
export const noteAccountVisited = (): void =>
  set(() => {
    isVisited = true;
  });

/** A logout clears the loaded flag: no dot until the app starts again (R4-43, R4-46). */
export const forgetAccountLoaded = (): void =>
  set(() => {
    isLoaded = false;
  });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const hasNotice = (): boolean => isLoaded && !isVisited && currentLogin() === undefined;

/** Whether the account shows its dot: loaded, not logged in, not yet visited (R4-42). */
export const useAccountNotice = (): boolean => useSyncExternalStore(subscribe, hasNotice);
