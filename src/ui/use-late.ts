import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { afterPage } from '#lib/after-page.ts';

/** Whether content out of sight is rendered yet, and a function that renders it now; printing renders it too. */
export function useLate(): [isHere: boolean, bring: () => void] {
  const [isHere, setHere] = useState(false);
  const bring = () => setHere(true);
  useEffect(() => {
    if (isHere) return undefined;
    const here = () => setHere(true);
    return afterPage({ atRest: () => startTransition(here), beforePrint: () => flushSync(here) });
  }, [isHere]);
  return [isHere, bring];
}
