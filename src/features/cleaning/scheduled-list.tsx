import { useLingui } from '@lingui/react/macro';

import { NowClocks } from '#components/products/now-clocks.tsx';
import type { ScheduledCleanings } from '#domain/cleaning/cleaning.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { CardHead } from '#ui/card-head.tsx';

import { ScheduledCleaning } from './scheduled-cleaning.tsx';

interface ScheduledListProps {
  scheduled: ScheduledCleanings;
  stay: Stay;
  property: Property;
}

/** The cleanings to come, each a ticket with its calendar file, then those that were (R2-40, R2-105). */
export function ScheduledList({ scheduled: { ahead, past }, stay, property }: ScheduledListProps) {
  const { t } = useLingui();
  if (ahead.length + past.length === 0) return null;
  return (
    <section aria-labelledby="scheduled-title" className="flex flex-col gap-3">
      <CardHead
        id="scheduled-title"
        title={t`Your cleanings`}
        aside={<NowClocks property={property} hours={ahead.map(({ consumptionDate }) => consumptionDate)} />}
      />
      {ahead.length > 0 && <p className="-mt-1.5 text-body text-soft">{t`We'll remind you one day before`}</p>}
      <ul className="flex flex-col gap-3">
        {ahead.map((item) => (
          <ScheduledCleaning key={item.id} item={item} stay={stay} property={property} />
        ))}
        {past.map((item) => (
          <ScheduledCleaning key={item.id} item={item} stay={stay} property={property} isPast />
        ))}
      </ul>
    </section>
  );
}
