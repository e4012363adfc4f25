import type { Statistics } from '#domain/account/customer.ts';
import { TravelScene } from '#ui/illustrations/travel-scene.tsx';

interface OwnTownProps {
  /** Until it is known the town is dark. */
  statistics: Statistics | undefined;
  className: string;
}

/** A member's town, by night in light colours too: a star for each night, a light in each building visited (R2-116). */
export const OwnTown = ({ statistics, className }: OwnTownProps) => (
  <div data-sky="night" className={`relative ${className}`}>
    <TravelScene
      nights={statistics?.nightsStayed ?? 0}
      visited={statistics?.propertiesVisited ?? 0}
      total={statistics?.propertiesTotal ?? 0}
    />
  </div>
);
