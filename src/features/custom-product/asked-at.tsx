import { useLingui } from '@lingui/react/macro';

import { useOwnTime } from '#components/own-time.tsx';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { localDay } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** When the guest asked, in property time and on the guest's clock; with its day when that was not today. */
export function AskedAt({ at, property }: { at: Instant | null; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const isToday = useAtTime((now) => at !== null && localDay(at, zone) === localDay(now, zone));
  const own = useOwnTime(at, zone);
  if (at === null) return null;
  const time = format.time(at, zone);
  const dayTime = format.dayTime(at, zone);
  return (
    <p className="text-note text-soft">
      {isToday
        ? t({ message: `Asked today at ${time}`, comment: "When a guest asked for it, e.g. 'Asked today at 14:02'" })
        : t({
            message: `Asked on ${dayTime}`,
            comment: "When a guest asked for it, e.g. 'Asked on Fri 20 Nov, 14:02'",
          })}
      {own !== null && ' '}
      {own !== null &&
        t({
          message: `(${own} on your clock)`,
          comment: "Behind a time of the property, e.g. '14:02 (12:02 on your clock)'",
        })}
    </p>
  );
}
