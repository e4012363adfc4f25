import { type ReactNode, useEffect, useRef, useState } from 'react';

import { onNear } from '#lib/optional-apis.ts';

interface WhenNearProps {
  /** Reserves the size of the children, so that nothing moves when they mount. */
  className: string;
  children: ReactNode;
}

/** Mounts its children shortly before they are scrolled into view; until then they are not loaded. */
export function WhenNear({ className, children }: WhenNearProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (container.current ? onNear(container.current, '200px', () => setNear(true)) : undefined), []);
  return (
    <div ref={container} className={className}>
      {isNear && children}
    </div>
  );
}
