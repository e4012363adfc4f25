import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { ApiError } from '#api/api-error.ts';
import { focusHeading } from '#ui/focus.ts';

/** Whether the device was offline when it failed. A page whose own code cannot be fetched is no call of ours. */
export const isOfflineFailure = (error: unknown): boolean =>
  !navigator.onLine && (!(error instanceof ApiError) || error.code === 'network');

/** For what "Try again" takes away, with the button that has the focus: the page's heading is where to go on. */
export function useFocusHandedOn(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const leaving = container.current;
    return () => {
      if (leaving?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return container;
}
