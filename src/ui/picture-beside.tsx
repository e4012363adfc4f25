import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { Card } from './card.tsx';

interface PictureBesideProps {
  picture: ReactNode;
  /** Classes of the picture's frame. */
  className?: string | undefined;
  /** What else there is: below the card, or under the picture where that is beside the card. */
  beside?: ReactNode;
  /** The heading, and what is asked. */
  children: ReactNode;
}

/** The card of a page that asks one thing, its picture above it, or beside it on wide screens (`base.css`). */
export const PictureBeside = ({ picture, className, beside, children }: PictureBesideProps) => (
  <div className="scene-card grid grid-cols-[minmax(0,1fr)] gap-4 wide:gap-6">
    <div
      className={cx(
        '-mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:m-0 wide:aspect-auto wide:min-h-50 wide:rounded-card',
        !beside && 'wide:row-span-2',
        className,
      )}
    >
      {picture}
    </div>
    <Card className="justify-center gap-5">{children}</Card>
    {beside && <div className="flex flex-col gap-5">{beside}</div>}
  </div>
);
