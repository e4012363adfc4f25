import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';
import { headlineShare, wholeWords } from '#ui/headline.tsx';

interface ShutCardProps {
  id: string;
  heading: string;
  /** Another card of the page is the largest. */
  isSecond?: boolean;
  /** A pill above the heading. */
  above?: ReactNode;
  /** What opens the doors. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Why no door opens now, once and in large letters, with what mends it. The doors below are quiet. A long heading is
 * smaller, on a tablet still larger than that of another card.
 */
export function ShutCard({ id, heading, isSecond = false, above, action, children }: ShutCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      {above && <div>{above}</div>}
      <h2 id={id} className={isSecond ? undefined : 'largest'}>
        <span
          className="block"
          style={isSecond ? undefined : { fontSize: `max(${headlineShare(heading)}em, min(1.75rem, 3.65vw))` }}
        >
          {wholeWords(heading)}
        </span>
      </h2>
      {children}
      {action}
    </Card>
  );
}
