import type { ReactNode } from 'react';

import { StaySummary } from '#blocks/task/stay-summary.tsx';
import type { Property } from '#domain/property/property.ts';
import type { StayHours } from '#domain/stay/stay-hours.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { TimeFacts } from './time-facts.tsx';

interface BookedTimesProps {
  stay: Stay;
  property: Property;
  /** What the guest has chosen instead. */
  wanted?: StayHours;
  action?: ReactNode;
}

/** The stay's booked and paid hours, and the press that changes them. */
export function BookedTimes({ stay, property, wanted, action }: BookedTimesProps) {
  return (
    <StaySummary stay={stay} property={property} hasOwnTimes action={action}>
      <TimeFacts stay={stay} property={property} wanted={wanted} />
    </StaySummary>
  );
}
