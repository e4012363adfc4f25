import type { StorageKey } from '#session/kept.ts';

const KEY: StorageKey = 'renewedFrom';

const reload = (): void => window.location.reload();

/** Loads the page again with the newest build. */
export function renewPage(): void {
  import('./renew.ts').then(({ renew }) => renew(reload)).catch(reload);
}

/** The mark of the build on screen. */
export const buildOnScreen = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/**
 * Notes in the tab that the build on screen is left, and tells whether it may be. It may be once, and never with blocked
 * storage: a page could load itself again and again.
 */
export function leaveOnce(): boolean {
  const build = buildOnScreen();
  try {
    if (window.sessionStorage.getItem(KEY) === build) return false;
    window.sessionStorage.setItem(KEY, build);
    return window.sessionStorage.getItem(KEY) === build;
  } catch {
    return false;
  }
}

/** Loads the page again by itself, once for each build and tab, and tells whether it does (S60). */
export function renewOnce(): boolean {
  if (!navigator.onLine || !leaveOnce()) return false;
  renewPage();
  return true;
}
