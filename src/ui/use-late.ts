import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { afterPage } from '#lib/after-page.ts';

/** Whether content that is out of sight stands in the page yet, and what puts it there now: late, but before printing. */
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
