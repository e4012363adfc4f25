import { OwnSky } from '#ui/illustrations/heavens.tsx';
import { CityScene } from '#ui/illustrations/city-scene.tsx';

/** A town of no name, from its church to the sun: the stay is not known yet. */
export const TownPicture = () => (
  <CityScene city="" view="53 0 244 150">
    <OwnSky city="" />
  </CityScene>
);
