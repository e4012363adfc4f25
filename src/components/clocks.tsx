import { Trans, useLingui } from '@lingui/react/macro';

import { clocksText } from '#components/messages/place-messages.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { deviceZone, localDay, sameWallClock, withoutName } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Pill } from '#ui/pill.tsx';

import { clockName } from './messages/place-messages.ts';

/** The time at the property beside the guest's, when they differ, so that nothing must be calculated at a door. */
export function TwoClocks({ city, zone }: { city: string; zone: ZoneId }) {
  const { i18n } = useLingui();
  const text = useAtTime((now) => clocksText(i18n, city, zone, now));
  return text && <Pill tone="info">{text}</Pill>;
}

/** Says whose clock the times are on while the zone of the property is not known. */
export function OwnClock() {
  return (
    <Pill tone="info">
      <Trans>Times are shown in your time zone</Trans>
    </Pill>
  );
}

interface OwnTimeProps {
  at: Instant;
  property: Pick<Property, 'city' | 'timezone'>;
}

/** A moment on the guest's clock; null where that is the clock of the property. */
export function useOwnTime(at: Instant | null, zone: ZoneId): string | null {
  const format = useFormat();
  const own = deviceZone();
  if (at === null || sameWallClock(at, zone, own)) return null;
  return localDay(at, zone) === localDay(at, own) ? format.time(at, own) : format.dayTime(at, own);
}

/** After a moment in property time: the same on the guest's clock; nothing when both are the same. */
export function OwnTime({ at, property: { city: written, timezone: zone } }: OwnTimeProps) {
  const { i18n } = useLingui();
  const here = useOwnTime(at, zone);
  const there = useFormat().time(at, withoutName(zone));
  if (here === null) return null;
  const city = clockName(i18n, written, zone);
  return (
    <span className="block">
      <Trans comment="Explains a time of day, e.g. '15:00 in Helsinki is 13:00 on your clock'">
        {there} in {city} is {here} your time
      </Trans>
    </span>
  );
}
