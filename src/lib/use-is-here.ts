import { useEffect, useRef } from 'react';

/** Returns whether the component is still mounted: a late answer must not navigate away from the next page. */
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
