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

/**
 * Keeps the focus on the same link of the header or navigation when the guest zooms or turns the device, because another
 * layout replaces their elements.
 */
export function useFocusInFrame(): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    // An element that is still visible lost the focus to a click elsewhere; one that another width hides must be followed.
    const onFocusOut = () => {
      if (last.current !== null && last.current.getClientRects().length > 0) last.current = null;
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  useEffect(() => {
    const before = last.current;
    if (before === null || before.isConnected || document.activeElement !== document.body) return;
    [...document.querySelectorAll<HTMLElement>(':is(header,nav) :is(a,select)')]
      .find((each) => each.tagName === before.tagName && each.getAttribute('href') === before.getAttribute('href'))
      ?.focus();
  });
}
