import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';

import { NightStreet } from './night-street.tsx';

/** The card of a page about signing in: the street by night, the heading, and what is asked. */
export const SceneCard = ({ children }: { children: ReactNode }) => (
  <Card flush className="min-[64rem]:flex">
    <NightStreet className="aspect-7/3 w-full min-[64rem]:w-1/2" />
    <div className="flex min-w-0 flex-col justify-center gap-5 p-4.5 wide:p-6 min-[64rem]:w-1/2">{children}</div>
  </Card>
);
