import { TravelScene } from '#ui/illustrations/travel-scene.tsx';

/** The street that pages of members begin with, by night in light colours too: some stars and some lights. */
export const NightStreet = ({ className, isCropped }: { className: string; isCropped?: boolean }) => (
  <div data-sky="night" className={`relative ${className}`}>
    <TravelScene nights={30} visited={10} total={26} isCropped={isCropped} />
  </div>
);
