import type { ReactNode } from 'react';

import { TravelScene } from '#ui/illustrations/travel-scene.tsx';
import { PictureBeside } from '#ui/picture-card.tsx';

interface SceneCardProps {
  /** Content next to the card. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The card of a sign-in page, with a street at night. */
export const SceneCard = ({ beside, children }: SceneCardProps) => (
  <PictureBeside picture={<NightStreet isCropped className="size-full" />} beside={beside}>
    {children}
  </PictureBeside>
);

/** The street on members' pages, always at night. */
export const NightStreet = ({ className, isCropped }: { className: string; isCropped?: boolean }) => (
  <div data-sky="night" className={`relative ${className}`}>
    <TravelScene nights={30} visited={10} total={26} isCropped={isCropped} />
  </div>
);
