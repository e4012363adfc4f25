import { Trans } from '@lingui/react/macro';

import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { HOUR, toMs } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

/** Until when an open door stays open to the guest, in property time; in the last hour also how long that still is. */
export function Validity({ until, zone }: { until: Instant | null; zone: ZoneId }) {
  const format = useFormat();
  const wait = useAtTime((now) => {
    const left = until === null ? Infinity : toMs(until) - toMs(now);
    return left < HOUR ? format.duration(left) : null;
  });
  if (until === null) return null;
  const when = format.dayTime(until, zone);
  return wait !== null ? (
    <Trans comment="Until when a key works, in its last hour; then how long that is">
      Works until {when} ({wait} left).
    </Trans>
  ) : (
    <Trans comment="Until when a key works">Works until {when}.</Trans>
  );
}
