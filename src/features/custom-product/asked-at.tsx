import { useLingui } from '@lingui/react/macro';

import { cityName } from '#blocks/city-name.ts';
import { OwnTime } from '#blocks/own-time.tsx';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { localDay } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** When the guest asked, in property time and on the guest's clock; with its day when that was not today. */
export function AskedAt({ at, property }: { at: Instant | null; property: Property }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const isToday = useAtTime((now) => at !== null && localDay(at, zone) === localDay(now, zone));
  if (at === null) return null;
  const time = format.time(at, zone);
  const dayTime = format.dayTime(at, zone);
  return (
    <div className="text-note text-soft">
      <p>
        {isToday
          ? t({ message: `You asked for this today at ${time}.`, comment: "A time of today, e.g. '14:02'" })
          : t({ message: `You asked for this on ${dayTime}.`, comment: "A day and a time, e.g. 'Fri 20 Nov, 14:02'" })}
      </p>
      <p className="empty:hidden">
        <OwnTime at={at} property={{ city: cityName(i18n, property.city), timezone: zone }} />
      </p>
    </div>
  );
}
