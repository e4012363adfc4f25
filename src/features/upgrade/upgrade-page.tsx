import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { Failure, ReadableField } from '#components/failure.tsx';
import { AllSet, NotOffered } from '#components/products/not-offered.tsx';
import { OrderedItems } from '#components/products/ordered-items.tsx';
import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { StaySummary } from '#components/task/summary.tsx';
import { productAvailabilityQuery } from '#data/products.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { upgradeDrafts } from '#domain/availability/availability.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import { UpgradeChoice } from './upgrade-choice.tsx';

interface UpgradePageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The upgrade (R2-32): the apartments on offer, the ordered one, or that none is available (R3-76). */
export function UpgradePage({ slug, productId }: UpgradePageProps) {
  const { t, i18n } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const offer = useUpgrades(stay, productId);
  const title = t`A bigger apartment`;
  return (
    <Page>
      <PageTitle lead={offer.state === 'offered' && i18n._(PRODUCT_LEADS['unit-category-upgrade'])}>{title}</PageTitle>
      <ReadableField stay={stay} field="orders" />
      {offer.state === 'pending' && <UpgradePending />}
      {offer.state === 'failed' && <Failure error={offer.error} onRetry={() => void offer.refetch()} />}
      {offer.state === 'none' && (
        <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
          <NotOffered stay={stay} property={property} />
        </SummaryColumns>
      )}
      {offer.state === 'offered' && <UpgradeChoice upgrades={offer.upgrades} stay={stay} property={property} />}
      {offer.state === 'ordered' && (
        <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
          <OrderedItems items={offer.items} name={title} zone={zone} />
          <AllSet property={property} heading={t`Your bigger apartment is confirmed`} />
        </SummaryColumns>
      )}
    </Page>
  );
}

function UpgradePending() {
  const { t } = useLingui();
  return (
    <Card>
      <Delayed>
        <p role="status" className="sr-only">{t`Loading`}</p>
        <div className="flex flex-col gap-3">
          <Skeleton shape="block" className="h-40" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-4/5" />
        </div>
      </Delayed>
    </Card>
  );
}

const TYPE = 'unit-category-upgrade';

/** The apartments to which the stay can move (R3-92). A stay moves once: nothing is offered after the first order. */
function useUpgrades(stay: Stay, productId: string | undefined) {
  const { product, items } = productOffer(stay, TYPE, productId);
  const isSold = product !== undefined && items.length === 0;
  const { data, error, refetch } = useQuery({
    ...productAvailabilityQuery(stay.reservationId, product?.id ?? '', TYPE),
    enabled: isSold,
  });
  if (items.length > 0) return { state: 'ordered', items } as const;
  if (!isSold) return { state: 'none' } as const;
  if (data !== undefined) {
    const [first, ...others] = upgradeDrafts(product, data.options);
    return first ? ({ state: 'offered', upgrades: [first, ...others] } as const) : ({ state: 'none' } as const);
  }
  return error === null ? ({ state: 'pending' } as const) : ({ state: 'failed', error, refetch } as const);
}
