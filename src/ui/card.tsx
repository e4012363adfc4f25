import type { HTMLAttributes, ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import type { Elements } from './elements.tsx';
import { wholeWords } from './headline.tsx';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'article' | 'div' | undefined;
  /** No padding and clipped corners, for a card that begins with a picture; pad the rest with `cardPadding`. */
  isFlush?: boolean | undefined;
  /** In a sheet: separated by a line above it instead of a background. */
  isFlat?: boolean | undefined;
}

/** The inner space of a card, for the text part of a flush one. */
export const cardPadding = 'flex flex-col gap-3 p-4.5 wide:p-6';

/** The raised sheet of paper around one topic. A `section` or `article` needs an `aria-labelledby`. */
export function Card({ as: Element = 'div', isFlush = false, isFlat = false, className, ...rest }: CardProps) {
  return (
    <Element
      className={cx(
        'min-w-0',
        isFlat
          ? 'flex flex-col gap-3 border-t border-line pt-4'
          : 'rounded-card bg-card shadow-card forced-colors:border',
        !isFlat && (isFlush ? 'overflow-hidden' : cardPadding),
        className,
      )}
      {...rest}
    />
  );
}

interface CardHeadProps {
  title: ReactNode;
  /** Set it to name the card: `aria-labelledby` takes the same id. */
  id?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** A pill or a small action at the far end; goes below when a long title needs the room. */
  aside?: Elements;
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
