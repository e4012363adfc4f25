import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { NowClocks } from '#components/products/now-clocks.tsx';
import { HourClock, InsteadOf } from '#components/products/won-time.tsx';
import type { StayDates } from '#domain/availability/change-time.ts';
import type { Property } from '#domain/property/property.ts';
import { paidEnds, stayHours } from '#domain/stay/stay-hours.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { localDay } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';

interface BothClocksProps {
  stay: Stay;
  property: Property;
  /** What is booked. */
  dates: StayDates;
  /** What the guest has chosen instead. */
  wanted: StayDates;
}

/** A clock for each end of the stay follows the choice; an hour that is paid for does not move. */
export function BothClocks({ stay, property, dates, wanted }: BothClocksProps) {
  const { t } = useLingui();
  const zone = property.timezone;
  const isPaid = paidEnds(stay);
  const hours = stayHours(wanted, stay.paid);
  return (
    <Card>
      <div className="grid grid-cols-2 gap-6">
        <EndClock
          name={isPaid.start ? t`Early check-in` : t({ message: 'Arrival', comment: 'The first day of a stay' })}
          isPaid={isPaid.start}
          booked={dates.startDate}
          chosen={hours.startDate ?? wanted.startDate}
          zone={zone}
        />
        <EndClock
          name={isPaid.end ? t`Late check-out` : t({ message: 'Departure', comment: 'The last day of a stay' })}
          isPaid={isPaid.end}
          booked={dates.endDate}
          chosen={hours.endDate ?? wanted.endDate}
          zone={zone}
        />
      </div>
      <p className="empty:hidden">
        <NowClocks property={property} hours={[stay.startDate, stay.endDate]} />
      </p>
    </Card>
  );
}

interface EndClockProps {
  name: string;
  isPaid: boolean;
  booked: Instant;
  chosen: Instant;
  zone: ZoneId;
}

/** Small on a phone: the questions below begin on the first screen. */
const CLOCK = { float: 'left', width: '40%', minWidth: '3rem', maxWidth: '6rem', marginInlineEnd: '0.75rem' } as const;
const AROUND = { display: 'flow-root' };
/** Beside the clock where each state has room, else below it: the questions keep their place. */
const STATE = { width: 'min(100%,10rem)', paddingTop: '0.25rem' };
const TIME = { fontSize: 'clamp(1.375rem,3vw,2.5rem)' };

function EndClock({ name, isPaid, booked, chosen, zone }: EndClockProps) {
  const { t } = useLingui();
  const format = useFormat();
  const when = format.dayTime(chosen, zone);
  const before =
    localDay(booked, zone) === localDay(chosen, zone) ? format.time(booked, zone) : format.dayTime(booked, zone);
  const state = (): ReactNode => {
    if (isPaid) return t({ message: `${when}, paid`, comment: 'An hour that was ordered and paid for' });
    if (booked === chosen) return format.day(chosen, zone);
    return <InsteadOf before={before} />;
  };
  return (
    <p style={AROUND}>
      <span style={CLOCK}>
        <HourClock booked={booked} chosen={chosen} zone={zone} />
      </span>
      <span className="block text-note text-soft">{name}</span>{' '}
      <span className="flared block leading-tight font-[650] whitespace-nowrap tabular-nums" style={TIME}>
        {format.time(chosen, zone)}
      </span>{' '}
      <span className="inline-block text-balance" style={STATE}>
        {state()}
      </span>
    </p>
  );
}
