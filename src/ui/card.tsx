import type { HTMLAttributes } from 'react';

import { cx } from '#lib/cx.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'article' | 'div' | undefined;
  /** No padding and clipped corners, for a card that begins with a scene; pad the rest with `cardPadding`. */
  flush?: boolean | undefined;
}

/** The inner space of a card, for the text part of a flush one. */
export const cardPadding = 'flex flex-col gap-3 p-4.5 wide:p-6';

/** The raised sheet of paper around one topic. A `section` or `article` needs an `aria-labelledby`. */
export function Card({ as: Element = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Element
      className={cx(
        'min-w-0 rounded-card bg-card shadow-card forced-colors:border',
        flush ? 'overflow-hidden' : cardPadding,
        className,
      )}
      {...rest}
    />
  );
}
