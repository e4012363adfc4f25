import { useEffect, useState } from 'react';

import type { Property } from '#domain/property/property.ts';
import type { skyOver } from '#domain/sky/sky.ts';
import { useAtTime } from '#lib/clock.ts';
import { CityScene } from '#ui/scenes/city-scene.tsx';

interface PropertySceneProps {
  property: Property | undefined;
  /** Where the unit is in another city than the property. */
  city?: string | undefined;
  className: string;
}

/** The rule of the sky, in a file that no page waits for; every later picture finds it here. */
let known: typeof skyOver | undefined;

/** The city of a property under its own sky, whatever the colours of the device (R2-168). */
export function PropertyScene({ property, city, className }: PropertySceneProps) {
  const [skyOf, setSkyOf] = useState(() => known);
  useEffect(() => {
    if (skyOf) return;
    import('#domain/sky/sky.ts').then(
      (file) => {
        known = file.skyOver;
        setSkyOf(() => known);
      },
      // Without the file the sky keeps the colours of the device.
      () => {},
    );
  }, [skyOf]);
  const sky = useAtTime((now) => (property && skyOf ? skyOf(property, now) : null));
  return <CityScene city={city ?? property?.city ?? ''} sky={sky} className={className} />;
}
