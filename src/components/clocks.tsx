import { Trans, useLingui } from '@lingui/react/macro';

import { zoneText } from '#components/messages/place-messages.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { deviceZone, localDay, sameWallClock, withoutName } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { clockName } from './messages/place-messages.ts';

interface ZoneNoteProps {
  property: Pick<Property, 'city' | 'timezone'> | undefined;
  /** The times shown beside it. */
  hours?: readonly (Instant | null)[];
}

/** The city whose time is shown, if the guest's clock differs; `OwnTime` also converts an important time. */
export function ZoneNote({ property, hours = [] }: ZoneNoteProps) {
  const { i18n } = useLingui();
  const text = useAtTime((now) => zoneText(i18n, property, [now, ...hours]));
  return text && <span className="text-note text-soft">{text}</span>;
}

interface OwnTimeProps {
  at: Instant;
  property: Pick<Property, 'city' | 'timezone'>;
}

/** A time in the guest's zone; null if that equals the property's. */
export function useOwnTime(at: Instant | null, zone: ZoneId): string | null {
  const format = useFormat();
  const own = deviceZone();
  if (at === null || sameWallClock(at, zone, own)) return null;
  return localDay(at, zone) === localDay(at, own) ? format.time(at, own) : format.dayTime(at, own);
}

/** Follows a time in property time: the same in the guest's zone; nothing if they are equal. */
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
