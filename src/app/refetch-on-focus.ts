import { focusManager } from '@tanstack/react-query';

/**
 * Refetches stale queries when the tab is shown or gets the focus. By itself react-query only looks at visibility, but
 * two windows may be visible at a time.
 */
export const refetchOnFocus = (): void =>
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    window.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    return () => {
      window.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  });
