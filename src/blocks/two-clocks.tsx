import { Trans } from '@lingui/react/macro';

import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#lib/clock.ts';
import { deviceZone, sameWallClock } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { Pill } from '#ui/pill.tsx';

/** The time at the property beside the guest's own, when the two differ: nobody has to calculate at a door. */
export function TwoClocks({ city, zone }: { city: string; zone: ZoneId }) {
  const format = useFormat();
  const now = useNow();
  const own = deviceZone();
  if (sameWallClock(now, zone, own)) return null;
  const there = format.time(now, zone);
  const here = format.time(now, own);
  return (
    <Pill tone="info">
      <Trans comment="Two clocks, e.g. 'Helsinki 14:48 · you 12:48'">
        {city} {there} · you {here}
      </Trans>
    </Pill>
  );
}
