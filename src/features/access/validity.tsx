import { Trans } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#lib/clock.ts';
import { HOUR, toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** Until when an open door stays open to the guest, in property time; in the last hour also how long that still is. */
export function Validity({ until, property }: { until: Instant | null; property: Property }) {
  const format = useFormat();
  const now = useNow();
  if (until === null) return null;
  const when = format.dayTime(until, property.timezone);
  const left = toMs(until) - toMs(now);
  const wait = format.duration(left);
  return left < HOUR ? (
    <Trans comment="Until when a key works, in its last hour; then how long that is">
      Works until {when} ({wait} left).
    </Trans>
  ) : (
    <Trans comment="Until when a key works">Works until {when}.</Trans>
  );
}
