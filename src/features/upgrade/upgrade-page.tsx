import { useLingui } from '@lingui/react/macro';

import { BackToExtras } from '#components/back-links.tsx';
import { Failure } from '#components/failure.tsx';
import { AllSet, NotOffered } from '#components/products/not-offered.tsx';
import { OrderedItems } from '#components/products/ordered-items.tsx';
import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { ReadablePart } from '#components/readable-part.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { UpgradeCard } from './upgrade-card.tsx';
import { UpgradePending } from './upgrade-pending.tsx';
import { useUpgrades } from './use-upgrades.ts';

interface UpgradePageProps {
  slug: Slug;
  productId: string | undefined;
}

/** More room for the same nights (R2-32): the apartments to move to, the ordered one, or that there is none (R3-76). */
export function UpgradePage({ slug, productId }: UpgradePageProps) {
  const { t, i18n } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const offer = useUpgrades(stay, productId);
  const title = t`A bigger apartment`;
  return (
    <Page>
      <div>
        <BackToExtras slug={slug} />
        <PageTitle lead={offer.state === 'offered' && i18n._(PRODUCT_LEADS['unit-category-upgrade'])}>
          {title}
        </PageTitle>
      </div>
      <ReadablePart stay={stay} part="orders" />
      {offer.state === 'pending' && <UpgradePending />}
      {offer.state === 'failed' && <Failure error={offer.error} onRetry={() => void offer.refetch()} />}
      {offer.state === 'none' && (
        <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
          <NotOffered stay={stay} property={property} />
        </SummaryColumns>
      )}
      {offer.state === 'offered' && (
        // One alone brings its own columns.
        <div
          className={
            offer.upgrades.length === 1
              ? 'contents'
              : 'grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6'
          }
        >
          {offer.upgrades.map(({ option, draft, isAlsoFree }) => (
            <UpgradeCard
              key={`${option.propertyUnitCategoryId} ${draft.customerRewardId ?? ''}`}
              option={option}
              draft={draft}
              isAlsoFree={isAlsoFree}
              isAlone={offer.upgrades.length === 1}
              stay={stay}
              property={property}
            />
          ))}
        </div>
      )}
      {offer.state === 'ordered' && (
        <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
          <OrderedItems items={offer.items} name={title} zone={zone} />
          <AllSet property={property} heading={t`Your bigger apartment is confirmed`} />
        </SummaryColumns>
      )}
    </Page>
  );
}
