import { tabStorage } from './storage.ts';

/** Keeps the address a guest wanted before signing in, for this tab (R2-60, R3-03). */
export const keepRedirectTarget = (path: string): void => tabStorage.write('redirectTarget', path);

/** Another wish has come after it (R2-60). */
export const forgetRedirectTarget = (): void => tabStorage.remove('redirectTarget');

/** The stored address, not yet checked; removed on use (R2-127). */
export function takeRedirectTarget(): string | null {
  const stored = tabStorage.read('redirectTarget');
  tabStorage.remove('redirectTarget');
  return stored;
}
