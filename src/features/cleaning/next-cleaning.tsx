import { useLingui } from '@lingui/react/macro';

import { Failure } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { Priced } from '#components/products/continue-button.tsx';
import { NoSlots } from '#components/products/not-offered.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { cleaningPrice } from '#domain/cleaning/cleaning.ts';
import { hasFreeHour } from '#domain/cleaning/cleaning-slots.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import { priceSentence } from './messages.ts';
import { useCleaning } from './use-cleaning.ts';

interface NextCleaningProps {
  product: Product;
  stay: Stay;
  property: Property;
  /** None is ahead yet. */
  isFirst: boolean;
}

/** What the next cleaning costs, and the way to its day and hour; or that no time is left (R8-25, R9-13, R9-14). */
export function NextCleaning({ product, stay, property, isFirst }: NextCleaningProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { left, error, retry } = useCleaning(stay, product, property.timezone);
  if (left === undefined && error !== null) return <Failure error={error} onRetry={retry} />;
  if (left && !left.days.some(hasFreeHour)) return <NoSlots property={property} type="mid-stay-cleaning" />;
  const kind = left && cleaningPrice(product, left.counts);
  const price = format.money(product.price, product.currency);
  return (
    <StaySummary
      stay={stay}
      property={property}
      action={
        <PinnedAction>
          <Link
            to="/stay/cleaning/schedule"
            search={{ slug: stay.slug, product: product.id }}
            className={buttonClass('primary')}
          >
            <Priced price={kind === undefined || kind === 'free' ? undefined : price}>{t`Schedule a cleaning`}</Priced>
          </Link>
        </PinnedAction>
      }
    >
      <h2 className="text-body text-soft">{isFirst ? t`Nothing scheduled yet` : t`One more?`}</h2>
      {kind ? (
        <p className="-mt-2 text-lead font-semibold text-pretty">{priceSentence(i18n, kind, price)}</p>
      ) : (
        <Delayed>
          <p role="status" className="sr-only">{t`Loading`}</p>
          <Skeleton className="w-3/5" />
        </Delayed>
      )}
    </StaySummary>
  );
}
