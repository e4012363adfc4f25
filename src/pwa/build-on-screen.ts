import { MINUTE } from '#lib/time.ts';
import type { StorageKey } from '#session/storage.ts';

const KEY: StorageKey = 'renewedFrom';

/** The id of the current page's build, from `index.html`. */
export const buildOnScreen = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/** Two servers with different builds during a deployment must not make a page reload repeatedly. */
const NOT_AGAIN_MS = MINUTE;

/**
 * Records that this tab reloads because of its build. Returns false if it must not: a second time for this build or within
 * a minute, or without storage, because the page could then reload forever.
 */
export function claimReload(): boolean {
  const note = `${buildOnScreen()} ${Date.now()}`;
  try {
    const [build, at] = window.sessionStorage.getItem(KEY)?.split(' ') ?? [];
    const isRecent = Math.abs(Date.now() - Number(at ?? 0)) < NOT_AGAIN_MS;
    if (build === buildOnScreen() || isRecent) return false;
    window.sessionStorage.setItem(KEY, note);
    return window.sessionStorage.getItem(KEY) === note;
  } catch {
    return false;
  }
}
