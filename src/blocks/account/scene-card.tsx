import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';

import { NightStreet } from './night-street.tsx';

/** The card of a page about signing in: the street by night, the heading, and what is asked. */
export const SceneCard = ({ children }: { children: ReactNode }) => (
  <Card flush>
    <NightStreet className="h-32 wide:h-40" />
    <div className="flex flex-col gap-5 p-4.5 wide:p-6">{children}</div>
  </Card>
);
