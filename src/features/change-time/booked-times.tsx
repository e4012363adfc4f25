import { StaySummary } from '#components/task/summary.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { TimeFacts } from './time-facts.tsx';

interface BookedTimesProps {
  stay: Stay;
  property: Property;
}

/** The stay's booked and paid hours, where they cannot be changed. */
export function BookedTimes({ stay, property }: BookedTimesProps) {
  return (
    <StaySummary stay={stay} property={property} hasOwnTimes>
      <TimeFacts stay={stay} property={property} />
    </StaySummary>
  );
}
