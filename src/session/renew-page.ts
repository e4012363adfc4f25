import type { StorageKey } from './kept.ts';

const KEY: StorageKey = 'renewedFrom';

let renew = (): void => window.location.reload();

/** Sets how a page gets the newest build: where a worker answers, a plain reload would bring the old one again. */
export const setRenewal = (how: () => void): void => {
  renew = how;
};

/** Loads the page again with the newest build. */
export const renewPage = (): void => renew();

/** The build on screen, by the name of its first script. */
const buildOnScreen = (): string => document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';

/** Notes in the tab that this build was left; not where storage is blocked, or a page could load for ever. */
function leave(build: string): boolean {
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
  if (!navigator.onLine || !leave(buildOnScreen())) return false;
  renewPage();
  return true;
}
