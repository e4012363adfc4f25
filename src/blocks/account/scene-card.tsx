import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';

import { NightStreet } from '#blocks/night-street.tsx';

interface SceneCardProps {
  /** What else there is: below the card, or under the picture where that is beside the card. */
  beside?: ReactNode;
  /** The heading, and what is asked. */
  children: ReactNode;
}

/** The card of a page about signing in. A street by night is above it, or beside it where both have room. */
export const SceneCard = ({ beside, children }: SceneCardProps) => (
  <div className="scene-card grid grid-cols-[minmax(0,1fr)] gap-4 wide:gap-6">
    <NightStreet
      isCropped
      className={cx(
        '-mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:m-0 wide:aspect-auto wide:min-h-50 wide:rounded-card',
        beside === undefined && 'wide:row-span-2',
      )}
    />
    <Card className="justify-center gap-5">{children}</Card>
    {beside !== undefined && <div className="flex flex-col gap-5">{beside}</div>}
  </div>
);
