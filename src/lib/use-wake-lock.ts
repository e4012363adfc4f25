import { useEffect } from 'react';

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
