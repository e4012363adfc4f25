import { focusManager } from '@tanstack/react-query';

/** Reads are fresh again when a tab is shown or gets the focus: two windows may be visible. */
export const watchFocus = (): void =>
  focusManager.setEventListener((onFocus) => {
    const look = () => onFocus();
    window.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  });
