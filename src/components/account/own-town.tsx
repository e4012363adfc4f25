import type { Statistics } from '#domain/account/customer.ts';
import { TravelScene } from '#ui/illustrations/travel-scene.tsx';

interface OwnTownProps {
  /** The town is dark until these are loaded. */
  statistics: Statistics | undefined;
  className: string;
}

/** A member's town, always at night: a star for each night, a light in each visited building (R2-116). */
export const OwnTown = ({ statistics, className }: OwnTownProps) => (
  <div data-sky="night" className={`relative ${className}`}>
    <TravelScene
      nights={statistics?.nightsStayed ?? 0}
      visited={statistics?.propertiesVisited ?? 0}
      total={statistics?.propertiesTotal ?? 0}
    />
  </div>
);
