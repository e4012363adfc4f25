import type { ReactNode } from 'react';

import { TravelScene } from '#ui/illustrations/travel-scene.tsx';
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

/** The street that pages of members begin with, by night in light colours too: some stars and some lights. */
export const NightStreet = ({ className, isCropped }: { className: string; isCropped?: boolean }) => (
  <div data-sky="night" className={`relative ${className}`}>
    <TravelScene nights={30} visited={10} total={26} isCropped={isCropped} />
  </div>
);
