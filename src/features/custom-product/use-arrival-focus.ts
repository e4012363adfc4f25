import type { RefObject } from 'react';

import { useEffect, useRef } from 'react';

/** Gives the focus to what has just come in place of the button that was pressed. */
export function useArrivalFocus<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  const isWanted = useRef(takesFocus);
  useEffect(() => {
    if (isWanted.current) place.current?.focus();
  }, []);
  return place;
}
