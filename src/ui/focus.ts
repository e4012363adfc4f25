import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to the page's heading, where keyboard and screen reader go on. By default nothing scrolls. */
export function focusHeading(options: FocusOptions = { preventScroll: true }): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}

/** Moves the focus to an element that replaces the clicked button; only the first value of `isWanted` counts. */
export function useFocusOnMount<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) element.current?.focus();
  }, []);
  return element;
}
