import { useEffect, useState } from 'react';

import { DOOR_OPEN_MS } from '#config/constants.ts';

/** The whole seconds that are left of an open door. */
export function useSecondsLeft(isOpen: boolean): number {
  const [since, setSince] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => setSince((before) => before + 1), 1_000);
    return () => {
      clearInterval(timer);
      setSince(0);
    };
  }, [isOpen]);
  return Math.max(1, DOOR_OPEN_MS / 1_000 - since);
}
