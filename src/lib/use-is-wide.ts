import { useSyncExternalStore } from 'react';

/** As `wide:` of the styles. */
export const WIDE = '(width >= 768px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is wide, for what would take long to render twice; all else is a matter of styles. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
