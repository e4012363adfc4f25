import type { ReactNode } from 'react';

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { DateSlotChoice } from '#blocks/products/date-slot-choice.tsx';
import { changeProblem, chosenTime, withTime } from '#domain/availability/change-time.ts';
import type { FreeChanges, StayDates } from '#domain/availability/change-time.ts';
import { stayHours } from '#domain/stay/stay-hours.ts';
import type { StayHours } from '#domain/stay/stay-hours.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';

interface ChangeTimeFormProps {
  /** The booked dates. */
  dates: StayDates;
  /** Hours that are paid for: they stay, whatever is chosen. */
  paid: StayHours;
  free: FreeChanges;
  zone: ZoneId;
  isPending: boolean;
  /** How the last try went. */
  notice: ReactNode;
  onChange: (dates: StayDates) => void;
}

/** Each end that can move, its present time chosen, and what both make together (R5-48). */
export function ChangeTimeForm({ dates, paid, free, zone, isPending, notice, onChange }: ChangeTimeFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [picked, setPicked] = useState<{ arrival?: Instant; departure?: Instant }>({});
  const wanted = useAtTime((now): StayDates => ({
    startDate: chosenTime(free.arrival, picked.arrival, dates.startDate, now),
    endDate: chosenTime(free.departure, picked.departure, dates.endDate, now),
  }));
  const problem = changeProblem(dates, wanted);
  const hours = stayHours(wanted, paid);
  const [start, end] = [format.dayTime(hours.startDate, zone), format.dayTime(hours.endDate, zone)];
  const arrivalDay = format.day(wanted.startDate, zone);
  const departureDay = format.day(wanted.endDate, zone);
  return (
    <form
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
          current={dates.endDate}
        />
      )}
      {notice}
      <div className="flex flex-col gap-3">
        <p role="status">
          {problem === 'same' && t`These are already your times.`}
          {problem === 'reversed' && t`Your stay would end before it begins. Please choose other times.`}
          {problem === null && (
            <Trans comment="What a button would do, e.g. 'Your stay will be from Fri 20 Nov, 17:00 to Mon 23 Nov, 09:00.'">
              Your stay will be from {start} to {end}. No extra cost.
            </Trans>
          )}
        </p>
        <Button
          type="submit"
          busy={isPending}
          aria-disabled={problem !== null || undefined}
          className="wide:min-w-48 wide:self-start"
        >
          {t`Change times`}
        </Button>
      </div>
    </form>
  );
}
