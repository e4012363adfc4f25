import { Trans } from '@lingui/react/macro';

import { timeLeft } from '#domain/access/access-end.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { HOUR } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

interface ValidityProps {
  until: Instant;
  checkOut: Instant | null;
  zone: ZoneId;
  isForAll?: boolean;
}

/** Until when an open door, or all of them, stay open to the guest, in property time. In the last hour it counts down. */
export function Validity({ until, checkOut, zone, isForAll = false }: ValidityProps) {
  const format = useFormat();
  const wait = useAtTime((now) => {
    const left = timeLeft(until, now, checkOut);
    return left < HOUR ? format.duration(left) : null;
  });
  const when = format.dayTime(until, zone);
  if (isForAll && wait === null) {
    return <Trans comment="Above several doors: until when their keys work">All keys work until {when}</Trans>;
  }
  return wait !== null ? (
    <Trans comment="Until when a key works, in its last hour; then how long that is">
      Works until {when} ({wait} left).
    </Trans>
  ) : (
    <Trans comment="Until when a key works">Works until {when}.</Trans>
  );
}
