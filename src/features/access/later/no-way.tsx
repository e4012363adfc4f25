import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { latePart } from '#lib/late-part.ts';
import { Card } from '#ui/card.tsx';
import { wholeWords } from '#ui/whole-words.tsx';

// Doors whose keys work have no picture, and must not load one.
const SPOTS = {
  expired: latePart(() => import('#ui/scenes/spot-scenes.tsx').then((file) => file.ExpiredSpot)),
  refused: latePart(() => import('#ui/scenes/spot-scenes.tsx').then((file) => file.NotFoundSpot)),
  'not-yet': latePart(() => import('#ui/scenes/spot-scenes.tsx').then((file) => file.NoSlotsSpot)),
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
  return (
    <Card as="section" aria-labelledby={id} className="grow wide:flex-row wide:items-center wide:gap-6">
      <div className="h-30 w-40 shrink-0 wide:mx-6">
        <Suspense fallback={null}>
          <Spot />
        </Suspense>
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
