import { useEffect, useRef } from 'react';

/** Tells whether the part of the page that asks is still there: an answer that comes late is not to lead away from the next one. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
