import { Trans, useLingui } from '@lingui/react/macro';

import { clockName, clocksText } from '#components/messages/place-messages.ts';
import type { Property } from '#domain/property/property.ts';
import { useAtTime } from '#lib/clock.ts';
import { deviceZone, localDay, sameWallClock } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { Pill } from '#ui/pill.tsx';

interface NowClocksProps {
  property: Property;
  /** The times shown above; both clocks are shown only if one of them is today. */
  hours: readonly (Instant | null)[];
}

/**
 * States the zone of the times above if the guest's clock differs now or at one of them: the city's name, and on the
 * same day both clocks. 'Now' makes clear that the clocks do not convert the times above.
 */
export function NowClocks({ property, hours }: NowClocksProps) {
  const { t, i18n } = useLingui();
  const zone = property.timezone;
  const city = clockName(i18n, property.city, zone);
  const { clocks, isToday, isOneClock } = useAtTime((now) => ({
    clocks: clocksText(i18n, property.city, zone, now),
    isOneClock: [now, ...hours].every((at) => at === null || sameWallClock(at, zone, deviceZone())),
    isToday: hours.some((at) => at !== null && localDay(at, zone) === localDay(now, zone)),
  }));
  if (isOneClock) return null;
  return clocks !== null && isToday ? (
    <Pill tone="info">
      {t({ message: `Now: ${clocks}`, comment: "Two clocks, e.g. 'Now: Helsinki 14:48 · your time 12:48'" })}
    </Pill>
  ) : (
    <span className="text-note text-soft">
      <Trans comment="Whose time of day it is, e.g. 'Helsinki time'">{city} time</Trans>
    </span>
  );
}
