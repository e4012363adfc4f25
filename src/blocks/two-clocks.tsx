import { Trans } from '@lingui/react/macro';

import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { deviceZone, sameWallClock } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { Pill } from '#ui/pill.tsx';

/** The time at the property beside the guest's, when they differ, so that nothing must be calculated at a door. */
export function TwoClocks({ city, zone }: { city: string; zone: ZoneId }) {
  const format = useFormat();
  const times = useAtTime((now) => {
    const own = deviceZone();
    return sameWallClock(now, zone, own) ? null : { there: format.time(now, zone), here: format.time(now, own) };
  });
  if (times === null) return null;
  const { there, here } = times;
  return (
    <Pill tone="info">
      <Trans comment="Two clocks, e.g. 'Helsinki 14:48 · you 12:48'">
        {city} {there} · you {here}
      </Trans>
    </Pill>
  );
}

/** Says whose clock the times are on while the zone of the property is not known. */
export function OwnClock() {
  return (
    <Pill tone="info">
      <Trans>Times on your own clock</Trans>
    </Pill>
  );
}
