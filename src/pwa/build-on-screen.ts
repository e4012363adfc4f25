import type { StorageKey } from '#session/storage.ts';

const KEY: StorageKey = 'renewedFrom';

/** The id of the build on screen, as `index.html` names it. */
export const buildOnScreen = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/**
 * Notes in the tab that the build on screen is left, and returns whether it may be: once, and never with blocked storage,
 * for which a page could reload again and again.
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
