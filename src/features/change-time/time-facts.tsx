import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { ZoneNote } from '#components/clocks.tsx';
import type { Property } from '#domain/property/property.ts';
import { paidEnds } from '#domain/stay/stay.ts';
import type { StayHours, Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { localDay } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { SPACE } from '#ui/elements.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';

interface TimeFactsProps {
  stay: Stay;
  property: Property;
  /** The times before the change. */
  before?: StayHours | undefined;
}

/** The booked and paid times of the stay; a changed time stands beside the previous one, which is struck through. */
export function TimeFacts({ stay, property, before = stay.booked }: TimeFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const isPaid = paidEnds(stay);
  const paid = (hour: Instant | null): string => {
    const when = format.dayTime(hour, zone);
    return t({ message: `${when}, paid`, comment: 'An hour that was ordered and paid for' });
  };
  const dayOf = (hour: Instant | null) => hour && localDay(hour, zone);
  const booked = (end: keyof StayHours): ReactNode => {
    const now = stay.booked[end];
    if (now === before[end]) return format.dayTime(now, zone);
    // Few screen readers announce that a text is struck through, hence the hidden label.
    return (
      <span className="flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
        <del className="font-normal text-soft">
          <VisuallyHidden>
            {`${t({
              message: 'Before:',
              comment: 'Read out ahead of an hour that has changed, as in "Before: 15:00"',
            })} `}
          </VisuallyHidden>
          <span>
            {dayOf(before[end]) === dayOf(now) ? format.time(before[end], zone) : format.dayTime(before[end], zone)}
          </span>
        </del>
        <ins className="font-semibold text-joy no-underline">
          <span>{t({ message: 'New:', comment: 'Ahead of an hour that has changed, as in "New: 17:00"' })}</span>
          {SPACE}
          <span>{format.dayTime(now, zone)}</span>
        </ins>
      </span>
    );
  };
  return (
    <>
      <Facts>
        <Fact term={isPaid.start ? t`Booked check-in` : t({ message: 'Arrival', comment: 'The first day of a stay' })}>
          {booked('startDate')}
        </Fact>
        {isPaid.start && <Fact term={t`Early check-in`}>{paid(stay.startDate)}</Fact>}
        <Fact term={isPaid.end ? t`Booked check-out` : t({ message: 'Departure', comment: 'The last day of a stay' })}>
          {booked('endDate')}
        </Fact>
        {isPaid.end && <Fact term={t`Late check-out`}>{paid(stay.endDate)}</Fact>}
      </Facts>
      <p className="-mt-1.5 empty:hidden">
        <ZoneNote property={property} hours={[stay.startDate, stay.endDate]} />
      </p>
    </>
  );
}
