import { useEffect, useSyncExternalStore } from 'react';

import { matchesMedia, onMediaChange } from './optional-apis.ts';

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser is online; true in Node, which does not know. */
export const isOnline = (): boolean => navigator.onLine ?? true;

/** `isOnline` as a hook. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeOnline, isOnline);

/** The same width as the `wide:` variant of the styles. */
const WIDE = '(width >= 768px)';

const subscribeWide = (listener: () => void): (() => void) => onMediaChange(WIDE, listener);

/** Whether the page is wide, for content that would be slow to render twice; otherwise use styles. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribeWide, () => matchesMedia(WIDE));

/** Keeps the screen on while the component is mounted, if supported; requested again when the page becomes visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Undefined in older browsers, despite its type; rejected when the battery is low.
      const { wakeLock } = navigator as Partial<Navigator>;
      wakeLock?.request('screen').then(
        (next) => {
          lock = next;
          return isOver ? next.release() : undefined;
        },
        () => {},
      );
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
