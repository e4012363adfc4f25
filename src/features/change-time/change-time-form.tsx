import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { DateSlotChoice } from '#components/products/date-slot-choice.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { HourClock, InsteadOf } from '#components/products/won-time.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { changeProblem, chosenTime, withTime } from '#domain/availability/change-time.ts';
import type { FreeChanges } from '#domain/availability/change-time.ts';
import type { StayDates } from '#domain/stay/stay.ts';
import type { Property } from '#domain/property/property.ts';
import { paidEnds, stayHours } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { localDay } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { SummaryColumns } from '#ui/page.tsx';

interface ChangeTimeFormProps {
  stay: Stay;
  /** The booked dates. */
  dates: StayDates;
  property: Property;
  free: FreeChanges;
  isPending: boolean;
  /** Why the last attempt failed. */
  notice: Elements;
  onChange: (dates: StayDates) => void;
}

/** A choice for each end that can change, the present time preselected, and the stay that results (R5-48). */
export function ChangeTimeForm({ stay, dates, property, free, isPending, notice, onChange }: ChangeTimeFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const form = useId();
  const zone = property.timezone;
  const [picked, setPicked] = useState<{ arrival?: Instant; departure?: Instant }>({});
  const wanted = useAtTime((now): StayDates => ({
    startDate: chosenTime(free.arrival, picked.arrival, dates.startDate, now),
    endDate: chosenTime(free.departure, picked.departure, dates.endDate, now),
  }));
  const problem = changeProblem(dates, wanted);
  const hours = stayHours(wanted, stay.paid);
  const [start, end] = [format.dayTime(hours.startDate, zone), format.dayTime(hours.endDate, zone)];
  const arrivalDay = format.day(wanted.startDate, zone);
  const departureDay = format.day(wanted.endDate, zone);
  return (
    <SummaryColumns
      summary={
        <StaySummary
          stay={stay}
          property={property}
          hasOwnTimes
          action={
            <PinnedAction>
              <p role="status" className="text-pretty">
                {problem === 'same'
                  ? t`You already have these times.`
                  : problem === 'reversed'
                    ? t`Your stay would end before it begins. Please choose other times.`
                    : problem === null && (
                        <Trans comment="What a button would do, e.g. 'Your stay will be from Fri 20 Nov, 17:00 to Mon 23 Nov, 09:00.'">
                          Your stay will be from {start} to {end}. No extra cost.
                        </Trans>
                      )}
              </p>
              <Button type="submit" form={form} isBusy={isPending} aria-disabled={problem !== null || undefined}>
                {t`Change times`}
              </Button>
            </PinnedAction>
          }
        />
      }
    >
      <BothClocks stay={stay} property={property} dates={dates} wanted={wanted} />
      <form
        id={form}
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === null && !isPending) onChange(wanted);
        }}
      >
        {free.arrival && (
          <DateSlotChoice
            legend={t({
              message: `When would you like to arrive on ${arrivalDay}?`,
              comment: 'Above a choice of hours; {arrivalDay} is like "Sat 28 Nov"',
            })}
            slots={withTime(free.arrival.slots, 'start-date', dates.startDate)}
            chosen={wanted.startDate}
            onChoose={(arrival) => setPicked({ ...picked, arrival })}
            zone={zone}
            price={t({ message: 'No extra cost', comment: 'Beside an hour that the guest can choose' })}
            current={dates.startDate}
          />
        )}
        {free.departure && (
          <DateSlotChoice
            legend={t({
              message: `When would you like to leave on ${departureDay}?`,
              comment: 'Above a choice of hours; {departureDay} is like "Sat 28 Nov"',
            })}
            slots={withTime(free.departure.slots, 'end-date', dates.endDate)}
            chosen={wanted.endDate}
            onChoose={(departure) => setPicked({ ...picked, departure })}
            zone={zone}
            price={t({ message: 'No extra cost', comment: 'Beside an hour that the guest can choose' })}
            current={dates.endDate}
          />
        )}
      </form>
      {notice}
    </SummaryColumns>
  );
}

interface BothClocksProps {
  stay: Stay;
  property: Property;
  /** The booked dates. */
  dates: StayDates;
  /** The chosen dates. */
  wanted: StayDates;
}

/** A clock for each end of the stay, which shows the choice; a paid hour does not change. */
function BothClocks({ stay, property, dates, wanted }: BothClocksProps) {
  const { t } = useLingui();
  const zone = property.timezone;
  const isPaid = paidEnds(stay);
  const hours = stayHours(wanted, stay.paid);
  return (
    <Card>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4 wide:gap-6">
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
        <ZoneNote property={property} hours={[stay.startDate, stay.endDate]} />
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

/** Small on a phone, so that the choices below begin on the first screen. */
const CLOCK = { width: 'clamp(2.75rem,6.5vw,6rem)' };
/** As wide for every text, so that the choices below do not move. */
const STATE = { width: 'min(100%,10rem)' };
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
    <p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1.5 wide:gap-x-3">
      <span className="col-span-2 text-note text-soft">{`${name} `}</span>
      <span style={CLOCK}>
        <HourClock booked={booked} chosen={chosen} zone={zone} />
      </span>
      <span className="flared leading-tight font-[650] whitespace-nowrap tabular-nums" style={TIME}>
        {`${format.time(chosen, zone)} `}
      </span>
      <span className="col-span-2 text-balance" style={STATE}>
        {state()}
      </span>
    </p>
  );
}
