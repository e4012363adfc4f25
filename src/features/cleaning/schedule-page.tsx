import { useLingui } from '@lingui/react/macro';

import { Failure } from '#components/failure.tsx';
import { NoSlots, NotOffered } from '#components/products/not-offered.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { hasFreeHour } from '#domain/cleaning/cleaning-slots.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import { ScheduleForm } from './schedule-form.tsx';
import { ScheduledMeanwhile } from './scheduled-meanwhile.tsx';
import { useCleaning } from './use-cleaning.ts';

interface SchedulePageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The choice of a day and an hour for a cleaning (R2-41, R2-104). */
export function SchedulePage({ slug, productId }: SchedulePageProps) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const { product } = productOffer(stay, 'mid-stay-cleaning', productId);
  return (
    <Page>
      <PageTitle lead={product && t`Monday to Friday, 09:00 to 17:00, up to 1 hour.`}>{t`Schedule cleaning`}</PageTitle>
      <ScheduledMeanwhile stay={stay} property={property} />
      {product ? (
        <Schedule product={product} stay={stay} property={property} />
      ) : (
        <NotOffered stay={stay} property={property} />
      )}
    </Page>
  );
}

interface ScheduleProps {
  product: Product;
  stay: Stay;
  property: Property;
}

/** The form, or that no time is left (R8-25). */
export function Schedule({ product, stay, property }: ScheduleProps) {
  const { left, error, retry } = useCleaning(stay, product, property.timezone);
  if (left === undefined) return error === null ? <Pending /> : <Failure error={error} onRetry={retry} />;
  if (!left.days.some(hasFreeHour))
    return (
      <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
        <NoSlots property={property} />
      </SummaryColumns>
    );
  return <ScheduleForm days={left.days} counts={left.counts} product={product} stay={stay} property={property} />;
}

function Pending() {
  const { t } = useLingui();
  return (
    <Delayed>
      <p role="status" className="sr-only">{t`Loading`}</p>
      <Skeleton className="mb-4 w-2/5" />
      <div className="grid grid-cols-2 gap-2.5 wide:grid-cols-3">
        {[1, 2, 3, 4].map((item) => (
          <Skeleton key={item} shape="block" className="h-14" />
        ))}
      </div>
    </Delayed>
  );
}
