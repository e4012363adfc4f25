import { safeTarget } from '#domain/account/redirect-target.ts';

import { tabStorage } from './storage.ts';

/** Keeps the address a guest wanted before signing in, for this tab (R2-60, R3-03). */
export const keepRedirectTarget = (path: string): void => tabStorage.write('redirectTarget', path);

/** Another wish has come after it (R2-60). */
export const forgetRedirectTarget = (): void => tabStorage.remove('redirectTarget');

/** The kept address, removed on use; one that is no page of ours is none (R2-127). */
export function takeRedirectTarget(isPage: (pathname: string) => boolean): string | undefined {
  const stored = tabStorage.read('redirectTarget');
  tabStorage.remove('redirectTarget');
  return safeTarget(stored, isPage);
}
