import type { ReactNode } from 'react';

import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { DateSlotChoice } from '#components/products/date-slot-choice.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { changeProblem, chosenTime, withTime } from '#domain/availability/change-time.ts';
import type { FreeChanges, StayDates } from '#domain/availability/change-time.ts';
import type { Property } from '#domain/property/property.ts';
import { stayHours } from '#domain/stay/stay-hours.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { BothClocks } from './both-clocks.tsx';

interface ChangeTimeFormProps {
  stay: Stay;
  /** The booked dates. */
  dates: StayDates;
  property: Property;
  free: FreeChanges;
  isPending: boolean;
  /** How the last try went. */
  notice: ReactNode;
  onChange: (dates: StayDates) => void;
}

/** Each end that can move, its present time chosen, and what both make together (R5-48). */
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
                {problem === 'same' && t`These are already your times.`}
                {problem === 'reversed' && t`Your stay would end before it begins. Please choose other times.`}
                {problem === null && (
                  <Trans comment="What a button would do, e.g. 'Your stay will be from Fri 20 Nov, 17:00 to Mon 23 Nov, 09:00.'">
                    Your stay will be from {start} to {end}. No extra cost.
                  </Trans>
                )}
              </p>
              <Button type="submit" form={form} busy={isPending} aria-disabled={problem !== null || undefined}>
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
