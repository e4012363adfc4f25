import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { Failure } from '#blocks/failure.tsx';
import { NoSlots } from '#blocks/products/no-slots.tsx';
import { productAvailabilityQuery } from '#data/availability/product-availability.ts';
import { morningsOf } from '#domain/pass/mornings.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { Notice } from '#ui/notice.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import { BreakfastForm } from './breakfast-form.tsx';

interface BreakfastChoiceProps {
  stay: Stay;
  product: Product;
  property: Property;
}

/** The mornings that can be had, or why there is none (R7-51, R7-52, R9-18). */
export function BreakfastChoice({ stay, product, property }: BreakfastChoiceProps) {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(
    productAvailabilityQuery(stay.reservationId, product.id, 'breakfast'),
  );
  const mornings = useAtTime((now) => data && morningsOf(data.timeslots, stay, now, property.timezone));
  if (isPending) return <MorningsPending />;
  if (!mornings) return <Failure error={error} onRetry={() => void refetch()} />;
  const open = mornings.filter(({ state }) => state === 'open');
  if (open.length > 0) return <BreakfastForm mornings={mornings} stay={stay} product={product} property={property} />;
  if (mornings.length === 0 || mornings.some(({ state }) => state === 'closed')) return <NoSlots property={property} />;
  return (
    <Notice tone="calm" heading={t`Breakfast is sorted`}>
      {t`Everyone has breakfast for every remaining morning of your stay.`}
    </Notice>
  );
}

function MorningsPending() {
  const { t } = useLingui();
  return (
    <Delayed>
      <p role="status" className="sr-only">{t`Loading`}</p>
      <div className="flex flex-col gap-2.5">
        <Skeleton className="w-2/5" />
        <Skeleton shape="block" className="h-16" />
        <Skeleton shape="block" className="h-16" />
      </div>
    </Delayed>
  );
}
