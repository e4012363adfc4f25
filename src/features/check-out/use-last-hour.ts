import { useLingui } from '@lingui/react/macro';

import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

/** The last day in one sentence: until when, or that the hour has passed and check-out is still open (R4-12). */
export function useLastHour(stay: Stay, zone: ZoneId): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const until = stay.endDate;
  const isAhead = useAtTime((now) => until !== null && isBefore(now, until));
  if (until === null) return undefined;
  return isAhead
    ? t`Today is your last day. You can check out until ${format.time(until, zone)}.`
    : t`Check-out was at ${format.time(until, zone)}. You can still check out here today.`;
}
