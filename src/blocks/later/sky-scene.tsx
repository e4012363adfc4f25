import { CITIES } from '#domain/property/city.ts';
import type { Property } from '#domain/property/property.ts';
import { skyByClock, skyOver, skyOverCity } from '#domain/sky/sky.ts';
import type { Sky } from '#domain/sky/sky.ts';
import { useAtTime } from '#lib/clock.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { cityKey } from '#ui/scenes/city-key.ts';
import { CityScene } from '#ui/scenes/city-scene.tsx';
import { SUN } from '#ui/scenes/palette.ts';

export interface SkySceneProps {
  property?: Property | undefined;
  /** Where the unit is in another city than the property, or where no property is known. */
  city?: string | undefined;
  /** The clock of that city, which this build may not know. */
  zone?: ZoneId | undefined;
  className: string;
  /** `Scene` says what it does. */
  isWhole?: boolean | undefined;
}

/** Above the picture itself: only a tall box shows them. */
const STARS = [
  [24, 18],
  [226, 30],
  [318, 52],
  [112, 66],
  [52, 104],
  [262, 112],
  [176, 138],
  [330, 168],
  [88, 190],
  [218, 212],
  [30, 244],
  [296, 262],
  [146, 280],
]
  .map(([x, y]) => ['M', x, '-', y, 'h.1'].join(''))
  .join('');

/** The sky over a city by its name or key; undefined where neither its sun nor its clock is known (R2-168). */
export function skyOverName(city: string, zone: ZoneId | undefined, now: Instant): Sky | undefined {
  const known = CITIES.find((each) => each === cityKey(city));
  if (known) return skyOverCity(known, now);
  return city === '' || zone === undefined ? undefined : skyByClock(now, zone);
}

/** A city under the sky of its hour, whatever the colours of the device (R2-168). */
export function SkyScene({ property, city = property?.city ?? '', zone, className, isWhole }: SkySceneProps) {
  const sky = useAtTime((now) => (property ? skyOver(property, now) : skyOverName(city, zone, now)));
  return (
    <CityScene city={city} sky={sky} className={className} isWhole={isWhole}>
      {isWhole && sky === 'night' && (
        <path stroke={SUN} strokeWidth={1.6} strokeLinecap="round" opacity={0.7} d={STARS} />
      )}
    </CityScene>
  );
}
