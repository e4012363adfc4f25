import { useSuspenseQuery } from '@tanstack/react-query';

import { reportFailure } from '#telemetry/report-failure.ts';
import { dateSlotsQuery } from '#data/availability/date-slots.ts';
import { changeDates } from '#data/date-change/change-dates.ts';
import { useStayWrite } from '#data/write/use-stay-write.ts';
import { freeChanges } from '#domain/availability/change-time.ts';
import type { StayDates } from '#domain/availability/change-time.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';

import { ChangeTimeForm } from './change-time-form.tsx';
import { ChangeTrouble } from './change-trouble.tsx';
import { NoMoreChanges } from './no-more-changes.tsx';
import { TimesChanged } from './times-changed.tsx';

interface ChangeTimeProps {
  stay: Stay;
  dates: StayDates;
  property: Property;
}

/** The times that can be had, then how the change went, in the same place (R4-82, R5-35, R7-38). */
export function ChangeTime({ stay, dates, property }: ChangeTimeProps) {
  const { data: slots } = useSuspenseQuery(dateSlotsQuery(stay.reservationId));
  const { send, verify, isPending, isSuccess, trouble } = useStayWrite(stay, reportFailure);
  const free = useAtTime((now) => freeChanges(slots, stay, now));
  if (isSuccess) return <TimesChanged stay={stay} zone={property.timezone} />;
  const notice = trouble && <ChangeTrouble trouble={trouble} onCheck={() => verify()} />;
  if (trouble === 'lost') return notice;
  if (free === null && !isPending)
    return (
      <>
        {notice}
        <NoMoreChanges property={property} />
      </>
    );
  return (
    <ChangeTimeForm
      dates={dates}
      paid={stay.paid}
      free={free ?? { arrival: null, departure: null }}
      zone={property.timezone}
      isPending={isPending}
      notice={notice}
      onChange={(wanted) => send(() => changeDates(wanted, stay.paid))}
    />
  );
}
