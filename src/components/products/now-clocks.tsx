import { Trans, useLingui } from '@lingui/react/macro';

import { clockName, clocksText } from '#components/messages/place-messages.ts';
import type { Property } from '#domain/property/property.ts';
import { useAtTime } from '#lib/clock.ts';
import { deviceZone, localDay, sameWallClock } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { Pill } from '#ui/pill.tsx';

interface NowClocksProps {
  property: Property;
  /** The times shown above; only those of today need both clocks. */
  hours: readonly (Instant | null)[];
}

/**
 * Says in which zone the times above are, when the guest's clock differs now or at one of them: the name of the city, and on
 * the day itself both clocks. 'Now' makes clear that the clocks do not convert any of the times above.
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
