import type { Property } from '#domain/property/property.ts';
import { skyOver } from '#domain/sky/sky.ts';
import { useAtTime } from '#lib/clock.ts';
import { CityScene } from '#ui/scenes/city-scene.tsx';

export interface SkySceneProps {
  property: Property | undefined;
  /** Where the unit is in another city than the property. */
  city?: string | undefined;
  className: string;
}

/** The city of a property under the sky of its hour, whatever the colours of the device (R2-168). */
export function SkyScene({ property, city, className }: SkySceneProps) {
  const sky = useAtTime((now) => property && skyOver(property, now));
  return <CityScene city={city ?? property?.city ?? ''} sky={sky} className={className} />;
}
