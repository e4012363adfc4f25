import type { ReactNode } from 'react';

import { wholeWords } from './headline.tsx';

interface CardHeadProps {
  title: ReactNode;
  /** Set it to name the card: `aria-labelledby` takes the same id. */
  id?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** A pill or a small action at the far end; goes below when a long title needs the room. */
  aside?: ReactNode;
}

/** The first row of a card: its heading, and its state or small action beside it. */
export function CardHead({ title, id, headingLevel = 2, aside }: CardHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Heading id={id} className="min-w-0">
        {wholeWords(title)}
      </Heading>
      {aside}
    </div>
  );
}
