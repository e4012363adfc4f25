import { useLingui } from '@lingui/react';

import { timeLeft } from '#domain/access/access-end.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { HOUR } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { validityOfAll, validityText } from './door-views.tsx';

interface ValidityProps {
  until: Instant;
  checkOut: Instant | null;
  zone: ZoneId;
  isForAll?: boolean;
}

/** Until when an open door, or all of them, stay open to the guest, in property time. In the last hour it counts down. */
export function Validity({ until, checkOut, zone, isForAll = false }: ValidityProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const wait = useAtTime((now) => {
    const left = timeLeft(until, now, checkOut);
    return left < HOUR ? format.duration(left) : null;
  });
  return isForAll && wait === null ? validityOfAll(i18n, until, zone) : validityText(i18n, until, zone, wait);
}
