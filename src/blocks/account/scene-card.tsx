import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';
import { Halves } from '#ui/page.tsx';

import { NightStreet } from '#blocks/night-street.tsx';

interface SceneCardProps {
  /** What else there is, below the card. */
  beside?: ReactNode;
  /** The heading, and what is asked. */
  children: ReactNode;
}

/** The card of a page about signing in. A street by night is above it, or beside it where both have room. */
export const SceneCard = ({ beside, children }: SceneCardProps) => (
  <>
    <div className="flex flex-row-reverse flex-wrap items-start gap-4 *:min-w-0 *:grow *:basis-112 wide:gap-6">
      <NightStreet
        isCropped
        className="-mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:m-0 wide:aspect-video wide:rounded-card"
      />
      <Card className="gap-5">{children}</Card>
    </div>
    {beside !== undefined && (
      <Halves>
        <div className="flex flex-col gap-5">{beside}</div>
      </Halves>
    )}
  </>
);
