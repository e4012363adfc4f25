import { useLingui } from '@lingui/react/macro';

import { Failure } from '#blocks/failure.tsx';
import { Link } from '#blocks/link.tsx';
import { NoSlots } from '#blocks/products/no-slots.tsx';
import { cleaningPrice } from '#domain/cleaning/cleaning-offer.ts';
import { hasFreeHour } from '#domain/cleaning/cleaning-slots.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
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

/** Whether the next cleaning is free, and the way to its day and hour; or that no time is left (R8-25, R9-13, R9-14). */
export function NextCleaning({ product, stay, property, isFirst }: NextCleaningProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { left, error, retry } = useCleaning(stay, product, property.timezone);
  if (left === undefined && error !== null) return <Failure error={error} onRetry={retry} />;
  if (left && !left.days.some(hasFreeHour)) return <NoSlots property={property} />;
  return (
    <Card as="section" aria-labelledby="next-title">
      <CardHead id="next-title" title={isFirst ? t`Nothing scheduled yet` : t`One more?`} />
      {left ? (
        <p className="text-pretty">
          {priceSentence(i18n, cleaningPrice(product, left.counts), format.money(product.price, product.currency))}
        </p>
      ) : (
        <Delayed>
          <p role="status" className="sr-only">{t`Loading`}</p>
          <Skeleton className="w-3/5" />
        </Delayed>
      )}
      <Link
        to="/stay/cleaning/schedule"
        search={{ slug: stay.slug, product: product.id }}
        className={buttonClass('primary', 'wide:min-w-48 wide:self-start')}
      >
        {t`Schedule a cleaning`}
      </Link>
    </Card>
  );
}
