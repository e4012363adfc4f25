import { useEffect, useEffectEvent } from 'react';

import { useIsLoggedIn } from '#session/login.ts';

/** Acts when the guest has signed in in another tab; `isOurs` tells that it is this page that signs in. */
export function useLoginElsewhere(isOurs: boolean, act: () => void): void {
  const isLoggedIn = useIsLoggedIn();
  const follow = useEffectEvent(() => {
    if (!isOurs) act();
  });
  useEffect(() => {
    if (isLoggedIn) follow();
  }, [isLoggedIn]);
}
