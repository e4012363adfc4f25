import { useEffect, useEffectEvent } from 'react';

import { useIsLoggedIn } from '#session/login.ts';

/** Acts when the guest has signed in in another tab, and tells so; `isOurs` is whether this page signs in itself. */
export function useLoginElsewhere(isOurs: boolean, act: () => void): boolean {
  const isElsewhere = useIsLoggedIn() && !isOurs;
  const follow = useEffectEvent(act);
  useEffect(() => {
    if (isElsewhere) follow();
  }, [isElsewhere]);
  return isElsewhere;
}
