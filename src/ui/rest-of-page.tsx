import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { afterFrame } from '#lib/after-frame.ts';
import { opensAtTop } from '#lib/opens-at-top.ts';
import { WIDE } from '#lib/device.ts';

/**
 * What is below the first screen of a phone. A page that opens at its top renders it one frame later. The foot waits for
 * it (`base.css`).
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(() => !opensAtTop() || window.matchMedia(WIDE).matches);
  useEffect(() => {
    if (!isDue) void afterFrame().then(() => startTransition(() => setDue(true)));
  }, [isDue]);
  return isDue ? children : <div aria-busy="true" className="waits" />;
}
