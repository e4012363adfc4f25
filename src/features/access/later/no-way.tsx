import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';
import { ExpiredSpot, NoSlotsSpot, NotFoundSpot } from '#ui/illustrations/spot-scenes.tsx';
import { Card } from '#ui/card.tsx';
import { wholeWords } from '#ui/headline.tsx';

// Doors whose keys work have no picture, and must not load one.
const SPOTS = {
  expired: ExpiredSpot,
  refused: NotFoundSpot,
  'not-yet': NoSlotsSpot,
};

interface NoWayProps {
  id: string;
  spot: keyof typeof SPOTS;
  title: string;
  children: ReactNode;
}

/** Why no door opens, in large letters with a picture, and the ways on. */
export function NoWay({ id, spot, title, children }: NoWayProps) {
  const Spot = SPOTS[spot];
  // Other cards are beside it until doors come, so the picture is small.
  const isBeside = spot === 'not-yet';
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={cx('grow wide:items-center wide:gap-6', isBeside ? 'wide:flex-row' : 'wide:grid wide:grid-cols-2')}
    >
      <div className={cx('h-30 shrink-0', !isBeside && 'wide:order-last wide:mx-auto wide:h-60')}>
        <Spot className="h-full w-auto" />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <h2 id={id} className="largest">
          {wholeWords(title)}
        </h2>
        {children}
      </div>
    </Card>
  );
}
