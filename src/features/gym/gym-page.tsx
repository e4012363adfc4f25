import { useLingui } from '@lingui/react/macro';
import { DoorOpen } from 'lucide-react';

import { BackToExtras } from '#components/back-links.tsx';
import { NotOffered } from '#components/products/not-offered.tsx';
import { PartnerList, useIsListed } from '#components/products/partner-list.tsx';
import { Passes } from '#components/products/passes.tsx';
import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { Purchase } from '#components/products/purchase.tsx';
import { ReadablePart } from '#components/readable-part.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { hasEnough } from '#domain/extras/has-enough.ts';
import { draftOf } from '#domain/order/order-draft.ts';
import type { Partner } from '#domain/partner/partner.ts';
import { passesOf } from '#domain/pass/pass.ts';
import { productOffer, takesOrders } from '#domain/product/product-offer.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtTime } from '#lib/clock.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { ACCESS_MESSAGES } from './access-messages.ts';
import { GymAccess } from './gym-access.tsx';

interface GymPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The pass with the way in, the gyms, and one order for the whole stay (R2-25, R2-108, R3-97). */
export function GymPage({ slug, productId }: GymPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const passes = useAtTime((now) => passesOf(stay, 'gym', now, zone));
  const { product } = productOffer(stay, 'gym', productId);
  const hasPass = passes.some(({ state }) => state !== 'used');
  const isEnough = useAtTime((now) => hasEnough(stay, 'gym', now, zone));
  const isListed = useIsListed('gym', property.id);
  const needsMore = takesOrders(stay) && !isEnough;
  const wholeStay = { consumptionDate: stay.startDate, consumptionEndDate: stay.endDate };
  return (
    <Page>
      <div>
        <BackToExtras slug={slug} />
        <PageTitle lead={!hasPass && i18n._(PRODUCT_LEADS.gym)}>
          {t({ message: 'Gym', comment: 'A product: training in a gym near the house' })}
        </PageTitle>
      </div>
      <SummaryColumns
        summary={
          needsMore && product && isListed ? (
            <Purchase draft={draftOf(product, wholeStay)} stay={stay} property={property} />
          ) : (
            <StaySummary stay={stay} property={property} />
          )
        }
      >
        <ReadablePart stay={stay} part="orders">
          <Passes passes={passes} type="gym" stay={stay} property={property} />
        </ReadablePart>
        {hasPass && <GymAccess slug={slug} property={property} />}
        <PartnerList
          kind="gym"
          title={t`Where to train`}
          none={t`No gym is listed for this building yet`}
          property={property}
          isLarge={!hasPass}
          about={hasPass ? undefined : howItWorks}
        />
        {needsMore && product === undefined && <NotOffered stay={stay} property={property} />}
      </SummaryColumns>
    </Page>
  );
}

const howItWorks = (partner: Partner) => <HowItWorks partner={partner} />;

/** The way in, before there is a pass. */
function HowItWorks({ partner }: { partner: Partner }) {
  const { i18n } = useLingui();
  const words = ACCESS_MESSAGES[partner.accessType];
  if (!words) return null;
  return (
    <p className="flex gap-2.5">
      <DoorOpen aria-hidden strokeWidth={1.7} className="mt-0.5 size-5 shrink-0 text-accent" />
      {i18n._(words)}
    </p>
  );
}
