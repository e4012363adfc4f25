import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';
import { headlineShare } from '#ui/headline-size.ts';
import { wholeWords } from '#ui/whole-words.tsx';

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

/** A long text is smaller. On a tablet it is still larger than the headings of other cards. */
const sizeOf = (heading: string) => ({ fontSize: `max(${headlineShare(heading)}em, min(1.75rem, 3.65vw))` });

/** Why no door opens now, once and in large letters, with what mends it. The doors below are quiet. */
export function ShutCard({ id, heading, isSecond = false, above, action, children }: ShutCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      {above && <div>{above}</div>}
      <h2 id={id} className={isSecond ? undefined : 'largest'}>
        <span className="block" style={isSecond ? undefined : sizeOf(heading)}>
          {wholeWords(heading)}
        </span>
      </h2>
      {children}
      {action}
    </Card>
  );
}
