import type { ReactNode } from 'react';

import { CITIES } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import { skyByClock, skyOver, skyOverCity } from '#domain/sky/sky.ts';
import type { Sky } from '#domain/sky/sky.ts';
import { useAtTime } from '#lib/use-time.ts';
import { cx } from '#lib/cx.ts';
import { deviceZone } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { cityKey } from '#ui/illustrations/city-key.ts';
import { CityScene, CityTown } from '#ui/illustrations/city-scene.tsx';
import { Heavens, HighClouds, lightMove, LowSun, OwnSky } from '#ui/illustrations/heavens.tsx';
import { Hour } from '#ui/illustrations/scene.tsx';

export interface SkySceneProps {
  property?: Property | undefined;
  /** Set if the unit is in another city than the property, or if no property is known. */
  city?: string | undefined;
  /** That city's zone, in case this build does not know the city. */
  zone?: ZoneId | undefined;
}

/** The sky over a city by its name or key; undefined if neither its position nor its zone is known (R2-168). */
export function skyOverName(city: string, zone: ZoneId | undefined, now: Instant): Sky | undefined {
  const known = CITIES.find((each) => each === cityKey(city));
  if (known) return skyOverCity(known, now);
  return city === '' || zone === undefined ? undefined : skyByClock(now, zone);
}

/**
 * A city under its current sky, in any colour scheme (R2-168). The sky fills a box of any height; the city is at its
 * bottom.
 */
export function SkyScene({ property, city = property?.city ?? '', zone }: SkySceneProps) {
  const sky = useAtTime((now) => (property ? skyOver(property, now) : skyOverName(city, zone, now)));
  if (sky === undefined)
    return (
      <CityScene city={city} isWhole>
        <OwnSky city={city} />
      </CityScene>
    );
  return (
    <div data-sky={sky} className="scene absolute inset-0">
      <Layer isTop>
        <Heavens city={city} sky={sky} />
      </Layer>
      {/* Thin clouds are drawn below those at the top. */}
      <div className="absolute inset-0 flex">
        <div className="relative grow overflow-hidden" style={{ marginTop: '15%' }}>
          <Layer>
            <HighClouds city={city} sky={sky} />
          </Layer>
        </div>
      </div>
      <Layer>
        <LowSun city={city} sky={sky} />
        <g style={{ '--light-move': `${lightMove(city, sky)}px` }}>
          <CityTown city={city} />
        </g>
      </Layer>
    </div>
  );
}

interface LayerProps {
  /** At the top of the box instead of the bottom. */
  isTop?: boolean;
  children: ReactNode;
}

/** A picture as wide as its box, so that no landmark is cropped; a tall box shows more sky. */
const Layer = ({ isTop = false, children }: LayerProps) => (
  <svg
    viewBox="0 0 350 150"
    aria-hidden
    focusable="false"
    className={`absolute block aspect-7/3 w-full overflow-visible ${isTop ? 'top-0' : 'bottom-0'}`}
  >
    {children}
  </svg>
);

interface PropertySceneProps extends SkySceneProps {
  className: string;
  /** The property is still loading, so no other city is drawn. */
  isAwaited?: boolean;
}

/** `SkyScene` in a coloured box, which is empty until the property is loaded. */
export const PropertyScene = ({ className, isAwaited = false, ...props }: PropertySceneProps) => (
  <div className={cx('relative overflow-hidden bg-tint', className)}>{!isAwaited && <SkyScene {...props} />}</div>
);

interface UnderSkyProps {
  /** Without a property, the guest's own clock decides. */
  property: Pick<Property, 'key' | 'timezone'> | undefined;
  children: ReactNode;
}

/** Provides the current sky to the illustrations in it (R2-168). */
export function UnderSky({ property, children }: UnderSkyProps) {
  const sky = useAtTime((now) => (property ? skyOver(property, now) : skyByClock(now, deviceZone())));
  return <Hour value={sky}>{children}</Hour>;
}
