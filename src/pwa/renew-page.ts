import type { StorageKey } from '#session/kept.ts';

const KEY: StorageKey = 'renewedFrom';

const reload = (): void => window.location.reload();

/** Loads the page again with the newest build. */
export function renewPage(): void {
  import('./renew.ts').then(({ renew }) => renew(reload)).catch(reload);
}

/** The build on screen, by the name of its first script. */
export const buildOnScreen = (): string => document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';

/** Notes in the tab that this build was left. With blocked storage it reloads nothing, to avoid a loop. */
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
