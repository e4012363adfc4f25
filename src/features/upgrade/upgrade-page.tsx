import { useLingui } from '@lingui/react/macro';

import { BackToExtras } from '#blocks/back-links.tsx';
import { Failure } from '#blocks/failure.tsx';
import { NotOffered } from '#blocks/products/not-offered.tsx';
import { OrderedItems } from '#blocks/products/ordered-items.tsx';
import { SupportChannels } from '#blocks/support-channels.tsx';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { UpgradeCard } from './upgrade-card.tsx';
import { UpgradePending } from './upgrade-pending.tsx';
import { useUpgrades } from './use-upgrades.ts';

interface UpgradePageProps {
  slug: Slug;
  productId: string | undefined;
}

/** More room for the same nights (R2-32): the apartments to move to, the one that is ordered, or that there is none (R3-76). */
export function UpgradePage({ slug, productId }: UpgradePageProps) {
  const { t } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const offer = useUpgrades(stay, productId);
  const title = t`A bigger apartment`;
  return (
    <Page width="text">
      <div>
        <BackToExtras slug={slug} />
        <PageTitle lead={offer.state === 'offered' && t`Same building, same nights, more room to spread out.`}>
          {title}
        </PageTitle>
      </div>
      <ReadablePart stay={stay} part="orders" />
      {offer.state === 'pending' && <UpgradePending />}
      {offer.state === 'failed' && <Failure error={offer.error} onRetry={() => void offer.refetch()} />}
      {offer.state === 'none' && <NotOffered stay={stay} property={property} />}
      {offer.state === 'offered' &&
        offer.upgrades.map(({ option, draft }) => (
          <UpgradeCard
            key={`${option.propertyUnitCategoryId} ${draft.customerRewardId ?? ''}`}
            option={option}
            draft={draft}
            stay={stay}
            zone={zone}
          />
        ))}
      {offer.state === 'ordered' && (
        <>
          <OrderedItems items={offer.items} name={title} zone={zone} />
          <Notice
            tone="calm"
            heading={t`Your bigger apartment is confirmed`}
            actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
          >
            {t`Have your plans changed? Contact us, and we'll see what we can do.`}
          </Notice>
        </>
      )}
    </Page>
  );
}
