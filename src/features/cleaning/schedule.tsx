import { useLingui } from '@lingui/react/macro';

import { Failure } from '#components/failure.tsx';
import { NoSlots } from '#components/products/not-offered.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { hasFreeHour } from '#domain/cleaning/cleaning-slots.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { ScheduleForm } from './schedule-form.tsx';
import { useCleaning } from './use-cleaning.ts';

interface ScheduleProps {
  product: Product;
  stay: Stay;
  property: Property;
}

/** The times to choose from, or that there are none left (R8-25). */
export function Schedule({ product, stay, property }: ScheduleProps) {
  const { left, error, retry } = useCleaning(stay, product, property.timezone);
  if (left === undefined) return error === null ? <Pending /> : <Failure error={error} onRetry={retry} />;
  if (!left.days.some(hasFreeHour))
    return (
      <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
        <NoSlots property={property} type="mid-stay-cleaning" />
      </SummaryColumns>
    );
  return <ScheduleForm days={left.days} counts={left.counts} product={product} stay={stay} property={property} />;
}

/** The shape of the days while they come. */
function Pending() {
  const { t } = useLingui();
  return (
    <Delayed>
      <p role="status" className="sr-only">{t`Loading`}</p>
      <Skeleton className="mb-4 w-2/5" />
      <div className="grid grid-cols-2 gap-2.5 wide:grid-cols-3">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="block" className="h-14" />
        ))}
      </div>
    </Delayed>
  );
}
