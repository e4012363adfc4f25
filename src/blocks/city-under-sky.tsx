import { CITIES } from '#domain/property/city.ts';
import { skyByClock, skyOverCity } from '#domain/sky/sky.ts';
import type { Sky } from '#domain/sky/sky.ts';
import { useAtTime } from '#lib/clock.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { cityKey } from '#ui/scenes/city-key.ts';
import { CityScene } from '#ui/scenes/city-scene.tsx';

interface CityUnderSkyProps {
  /** Its key, or its name in any language; empty where none is known. */
  city: string;
  /** The clock of a city that this build may not know. */
  zone?: ZoneId | undefined;
  className?: string | undefined;
}

/** A city under the sky of its hour (R2-168). Without a place the sky has the colours of the device. */
export function CityUnderSky({ city, zone, className }: CityUnderSkyProps) {
  const sky = useAtTime((now) => skyOf(city, zone, now));
  return <CityScene city={city} sky={sky} className={className} />;
}

function skyOf(city: string, zone: ZoneId | undefined, now: Instant): Sky | undefined {
  const known = CITIES.find((each) => each === cityKey(city));
  if (known) return skyOverCity(known, now);
  return city === '' || zone === undefined ? undefined : skyByClock(now, zone);
}
