import type { ReactNode } from 'react';

import { NightStreet } from '#components/night-street.tsx';
import { PictureBeside } from '#ui/picture-card.tsx';

interface SceneCardProps {
  /** What else there is. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The card of a page about signing in, and a street by night. */
export const SceneCard = ({ beside, children }: SceneCardProps) => (
  <PictureBeside picture={<NightStreet isCropped className="size-full" />} beside={beside}>
    {children}
  </PictureBeside>
);
