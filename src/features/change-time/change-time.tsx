import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { reportFailure } from '#telemetry/reporter.ts';
import { dateSlotsQuery } from '#data/availability.ts';
import { changeDates } from '#data/date-change/change-dates.ts';
import { useStayWrite } from '#data/write/use-stay-write.ts';
import { freeChanges } from '#domain/availability/change-time.ts';
import type { StayDates } from '#domain/availability/change-time.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { Page } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { BookedTimes } from './booked-times.tsx';
import { ChangeTimeHead } from './change-time-head.tsx';
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
  // A change is in the stay as soon as it worked: the page keeps what was before.
  const [before, setBefore] = useState<StayDates>();
  const free = useAtTime((now) => freeChanges(slots, stay, now));
  const notice = trouble && <ChangeTrouble trouble={trouble} onCheck={() => verify()} />;
  if (isSuccess) return <TimesChanged stay={stay} property={property} before={before} />;
  return (
    <Page isTask>
      <ChangeTimeHead slug={stay.slug} />
      {trouble !== 'lost' && (free !== null || isPending) ? (
        <ChangeTimeForm
          stay={stay}
          dates={dates}
          property={property}
          free={free ?? { arrival: null, departure: null }}
          isPending={isPending}
          notice={notice}
          onChange={(wanted) => {
            setBefore(dates);
            send(() => changeDates(wanted, stay.paid));
          }}
        />
      ) : (
        <SummaryColumns summary={<BookedTimes stay={stay} property={property} />}>
          {notice}
          {trouble !== 'lost' && <NoMoreChanges property={property} />}
        </SummaryColumns>
      )}
    </Page>
  );
}
