import { Trans, useLingui } from '@lingui/react/macro';

import { cityName } from '#components/city-name.ts';
import { OwnTime } from '#components/own-time.tsx';
import type { Property } from '#domain/property/property.ts';
import { deviceZone, sameWallClock } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** Below a deadline: whose time it is, always, and what the guest's own clock shows then (R4-86). */
export function DeadlineClock({ at, property }: { at: Instant; property: Property }) {
  const { i18n } = useLingui();
  const zone = property.timezone;
  const city = cityName(i18n, property.city);
  if (!sameWallClock(at, zone, deviceZone())) return <OwnTime at={at} property={{ city, timezone: zone }} />;
  return (
    <span className="block">
      <Trans comment="Whose time of day it is, e.g. 'Helsinki time'">{city} time</Trans>
    </span>
  );
}
