import type { RefObject } from 'react';

import { useEffect, useRef } from 'react';

/** Moves the focus to an element that takes the place of the pressed button; `isWanted` counts at the mount. */
export function useFocusOnMount<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) element.current?.focus();
  }, []);
  return element;
}
