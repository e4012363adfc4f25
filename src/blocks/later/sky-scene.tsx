import type { ReactNode } from 'react';

import { CITIES } from '#domain/property/city.ts';
import type { Property } from '#domain/property/property.ts';
import { skyByClock, skyOver, skyOverCity } from '#domain/sky/sky.ts';
import type { Sky } from '#domain/sky/sky.ts';
import { useAtTime } from '#lib/clock.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { cityKey } from '#ui/scenes/city-key.ts';
import { CityScene, CityTown } from '#ui/scenes/city-scene.tsx';
import { Heavens, isSunAtLeft, LowSun, OwnSky } from '#ui/scenes/heavens.tsx';

export interface SkySceneProps {
  property?: Property | undefined;
  /** Where the unit is in another city than the property, or where no property is known. */
  city?: string | undefined;
  /** The clock of that city, which this build may not know. */
  zone?: ZoneId | undefined;
  /** The box is small: it shows the middle of the city. */
  isSmall?: boolean;
}

/** The sky over a city by its name or key; undefined where neither its sun nor its clock is known (R2-168). */
export function skyOverName(city: string, zone: ZoneId | undefined, now: Instant): Sky | undefined {
  const known = CITIES.find((each) => each === cityKey(city));
  if (known) return skyOverCity(known, now);
  return city === '' || zone === undefined ? undefined : skyByClock(now, zone);
}

/**
 * Draws a city under the sky of its hour, in any colour scheme of the device (R2-168). The sky fills a box of any height;
 * the city is at its foot.
 */
export function SkyScene({ property, city = property?.city ?? '', zone, isSmall }: SkySceneProps) {
  const sky = useAtTime((now) => (property ? skyOver(property, now) : skyOverName(city, zone, now)));
  if (isSmall || sky === undefined)
    return (
      <CityScene city={city} sky={sky} isWhole={!isSmall}>
        {sky === undefined ? <OwnSky city={city} /> : <LowSun city={city} sky={sky} />}
      </CityScene>
    );
  return (
    <div data-sky={sky} className="absolute inset-0">
      <SkyLayer>
        <path fill="var(--sky-fill, var(--sky))" d="M0 0h350v1050H0z" />
        <Heavens city={city} sky={sky} />
      </SkyLayer>
      <TownLayer city={city}>
        <LowSun city={city} sky={sky} />
        <CityTown city={city} />
      </TownLayer>
    </div>
  );
}

const LAYER = { viewBox: '0 0 350 150', 'aria-hidden': true, focusable: 'false' } as const;

/** The sky, as wide as its box and at its top. A wide box crops the lower part. */
const SkyLayer = ({ children }: { children: ReactNode }) => (
  <svg {...LAYER} preserveAspectRatio="xMidYMin meet" className="absolute top-0 block h-auto min-h-full w-full">
    {children}
  </svg>
);

/** The town at the foot of the box. A tall box crops it at the side without the sun. */
const TownLayer = ({ city, children }: { city: string; children: ReactNode }) => (
  <svg
    {...LAYER}
    preserveAspectRatio={`${isSunAtLeft(city) ? 'xMin' : 'xMax'}YMax slice`}
    className="absolute bottom-0 block h-auto min-h-2/5 w-full overflow-visible"
  >
    {children}
  </svg>
);
