import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { Card } from './card.tsx';

interface PictureBesideProps {
  /** Beside the card it has one height, whatever that one says: it stays the same along a path. */
  picture: ReactNode;
  /** Classes of the picture's frame. */
  className?: string | undefined;
  /** What else there is: below the card, or under the picture where that is beside the card. */
  beside?: ReactNode;
  /** The heading, and what is asked. */
  children: ReactNode;
}

/** The card of a page that asks one thing, its picture above it, or beside it on wide screens. */
export const PictureBeside = ({ picture, className, beside, children }: PictureBesideProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6">
    <Card className="gap-5 wide:self-start">{children}</Card>
    <div className="contents wide:flex wide:flex-col wide:gap-6">
      <div
        className={cx(
          'order-first -mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:m-0 wide:aspect-auto wide:h-60 wide:rounded-card',
          className,
        )}
      >
        {picture}
      </div>
      {beside && <div className="flex flex-col gap-5">{beside}</div>}
    </div>
  </div>
);
