import { useEffect } from 'react';

/** How many parts of the app lie above the bar: what it says of itself, and what it asks. */
let shown = 0;

/**
 * Keeps what takes the focus clear of what the app says or asks at the foot of the screen.
 * A class says it: for `html:has()` a browser searches the whole page after each change.
 */
export function useRoomAboveFoot(isShown = true): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const { classList } = document.documentElement;
    classList.toggle('noticed', ++shown > 0);
    return () => void classList.toggle('noticed', --shown > 0);
  }, [isShown]);
}
