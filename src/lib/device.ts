import { useEffect, useSyncExternalStore } from 'react';

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network; true in Node, which does not know. */
export const isOnline = (): boolean => navigator.onLine ?? true;

/** As `isOnline`, kept up to date. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeOnline, isOnline);

/** As `wide:` of the styles. */
const WIDE = '(width >= 768px)';

function subscribeWide(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is wide, for what would take long to render twice; all else is a matter of styles. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribeWide, () => window.matchMedia(WIDE).matches);

/** Keeps the screen on while the component is shown, where the browser can; a page that comes back asks again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Undefined in older browsers, whatever its type says; refused at a low battery.
      const { wakeLock } = navigator as Partial<Navigator>;
      wakeLock?.request('screen').then(
        (next) => {
          lock = next;
          return isOver ? next.release() : undefined;
        },
        () => {},
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
