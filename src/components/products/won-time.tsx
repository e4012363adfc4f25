import { useLingui } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { isBefore, localTime, MINUTE, toMs } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { ClockArc } from '#ui/illustrations/time-scenes.tsx';

import { ZoneNote } from '#components/clocks.tsx';

/** Minutes since midnight in property time. */
const minutesOf = (at: Instant, zone: ZoneId): number => {
  const [hours = 0, minutes = 0] = localTime(at, zone).split(':').map(Number);
  return hours * 60 + minutes;
};

interface HourClockProps {
  booked: Instant | null;
  chosen: Instant;
  zone: ZoneId;
}

/** A clock at the chosen time, with an arc from the booked one. */
export function HourClock({ booked, chosen, zone }: HourClockProps) {
  const known = booked ?? chosen;
  const [from, to] = isBefore(chosen, known) ? [chosen, known] : [known, chosen];
  return (
    <ClockArc from={minutesOf(from, zone)} minutes={(toMs(to) - toMs(from)) / MINUTE} hand={minutesOf(chosen, zone)} />
  );
}

/** 'instead of' the booked time; day and time stay on one line. */
export function InsteadOf({ before }: { before: string }) {
  const { t } = useLingui();
  const text = t({
    message: `instead of ${before}`,
    comment: "Below a new hour, e.g. 'instead of Fri 27 Nov, 11:00'",
  });
  const [start, end] = text.split(before);
  return (
    <>
      <span>{start}</span>
      <span className="inline-block">{before}</span>
      <span>{end}</span>
    </>
  );
}

interface WonTimeProps {
  booked: Instant | null;
  chosen: Instant;
  property: Property;
}

/** The chosen time and the booked one that it replaces, with an arc between them on a clock. */
export function WonTime({ booked, chosen, property }: WonTimeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  return (
    <div className="flex items-center gap-5">
      <HourClock booked={booked} chosen={chosen} zone={zone} />
      <p className="flex min-w-0 flex-col items-start gap-1">
        <span className="text-note text-soft">{`${t`Your new time`} `}</span>
        <span className="flared whitespace-nowrap text-display font-[650] tabular-nums">
          {`${format.time(chosen, zone)} `}
        </span>
        {booked !== null && (
          <span className="text-balance">
            <InsteadOf before={format.dayTime(booked, zone)} />
          </span>
        )}
        <ZoneNote property={property} hours={[booked]} />
      </p>
    </div>
  );
}
