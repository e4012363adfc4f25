import { MINUTE } from '#lib/time.ts';
import type { StorageKey } from '#session/storage.ts';

const KEY: StorageKey = 'renewedFrom';

/** The id of the build on screen, as `index.html` names it. */
export const buildOnScreen = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/** Two builds that take turns, as two servers of one deploy may, must not have a page load itself again and again. */
const NOT_AGAIN_MS = MINUTE;

/**
 * Notes in the tab that the build on screen is left, and returns whether it may be: once, no second one within a minute,
 * and never with blocked storage, for which a page could reload again and again.
 */
export function leaveOnce(): boolean {
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
