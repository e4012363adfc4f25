import { useLingui } from '@lingui/react/macro';

import { useFormat } from '#i18n/use-format.ts';
import { isBefore, localTime, MINUTE, toMs } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { ClockArc } from '#ui/scenes/clock-arc.tsx';

/** Minutes since midnight on the clock of the property. */
const minutesOf = (at: Instant, zone: ZoneId): number => {
  const [hours = 0, minutes = 0] = localTime(at, zone).split(':').map(Number);
  return hours * 60 + minutes;
};

interface WonTimeProps {
  booked: Instant | null;
  chosen: Instant;
  zone: ZoneId;
}

/** The hours that a guest wins: an arc between the booked time and the chosen one. Both times are in the text too. */
export function WonTime({ booked, chosen, zone }: WonTimeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const known = booked ?? chosen;
  const [from, to] = isBefore(chosen, known) ? [chosen, known] : [known, chosen];
  return (
    <div aria-hidden className="flex items-center gap-5">
      <ClockArc
        from={minutesOf(from, zone)}
        minutes={(toMs(to) - toMs(from)) / MINUTE}
        hand={minutesOf(chosen, zone)}
      />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="text-note text-soft">{t`Your new time`}</span>
        <span className="flared whitespace-nowrap text-display font-[650] tabular-nums">
          {format.time(chosen, zone)}
        </span>
      </span>
    </div>
  );
}
