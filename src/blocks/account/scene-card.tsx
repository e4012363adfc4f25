import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';

import { NightStreet } from '#blocks/night-street.tsx';

interface SceneCardProps {
  /** What else there is: below the card on a phone, under the picture on wide screens. */
  beside?: ReactNode;
  /** The heading, and what is asked. */
  children: ReactNode;
}

/** The card of a page about signing in. A street by night is above it, or beside it on wide screens. */
export const SceneCard = ({ beside, children }: SceneCardProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:grid-rows-[1fr_auto] wide:gap-6">
    <NightStreet
      isCropped
      className={cx(
        '-mx-5 -mt-5 aspect-7/3 overflow-hidden rounded-b-card wide:col-start-2 wide:row-start-1 wide:m-0 wide:aspect-auto wide:rounded-card',
        beside === undefined ? 'wide:row-span-2 wide:min-h-96' : 'wide:min-h-50',
      )}
    />
    <Card
      className={cx(
        'gap-5 wide:col-start-1 wide:row-span-2 wide:row-start-1',
        beside === undefined && 'justify-center',
      )}
    >
      {children}
    </Card>
    {beside !== undefined && <div className="flex flex-col gap-5 wide:col-start-2">{beside}</div>}
  </div>
);
