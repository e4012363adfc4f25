import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { BackToExtras } from '#blocks/back-links.tsx';
import { Failure } from '#blocks/failure.tsx';
import { NoSlots } from '#blocks/products/no-slots.tsx';
import { NotOffered } from '#blocks/products/not-offered.tsx';
import { PartnerList, useIsListed } from '#blocks/products/partner-list.tsx';
import { Passes } from '#blocks/products/passes.tsx';
import { PRODUCT_LEADS } from '#blocks/products/product-leads.ts';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { productAvailabilityQuery } from '#data/availability/product-availability.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { morningsOf } from '#domain/pass/mornings.ts';
import { passesOf } from '#domain/pass/pass.ts';
import { productOffer, takesOrders } from '#domain/product/product-offer.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { BreakfastForm } from './breakfast-form.tsx';

interface BreakfastPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The pass to show, the cafés that take it, and the way to order a morning (R2-16, R2-106, R2-107, R9-18). */
export function BreakfastPage({ slug, productId }: BreakfastPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const passes = useAtTime((now) => passesOf(stay, 'breakfast', now, zone));
  const hasPass = passes.some(({ state }) => state !== 'used');
  const isListed = useIsListed('breakfast', property.id);
  const { product } = productOffer(stay, 'breakfast', productId);
  const canChoose = product !== undefined && isListed;
  const above = (
    <>
      <ReadablePart stay={stay} part="orders">
        <Passes passes={passes} type="breakfast" stay={stay} property={property} />
      </ReadablePart>
      <PartnerList
        kind="breakfast"
        title={t`Where to have it`}
        none={t`No café is listed for this building yet`}
        property={property}
      />
      {!product && takesOrders(stay) && <NotOffered stay={stay} property={property} />}
    </>
  );
  return (
    <Page>
      <div>
        <BackToExtras slug={slug} />
        <PageTitle lead={!hasPass && i18n._(PRODUCT_LEADS.breakfast)}>{t`Breakfast`}</PageTitle>
      </div>
      {/* A pass is shown at a counter: the press that orders more does not lie over it. */}
      {(hasPass || !canChoose) && <SummaryColumns>{above}</SummaryColumns>}
      {canChoose && (
        <BreakfastChoice stay={stay} product={product} property={property}>
          {!hasPass && above}
        </BreakfastChoice>
      )}
    </Page>
  );
}

interface BreakfastChoiceProps {
  stay: Stay;
  product: Product;
  property: Property;
  /** What the page has above the choice. */
  children: ReactNode;
}

/** The mornings that can be had, or why there is none (R7-51, R7-52, R9-18). */
function BreakfastChoice({ stay, product, property, children }: BreakfastChoiceProps) {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(
    productAvailabilityQuery(stay.reservationId, product.id, 'breakfast'),
  );
  const mornings = useAtTime((now) => data && morningsOf(data.timeslots, stay, now, property.timezone));
  const around = (state: ReactNode) => (
    <SummaryColumns>
      {children}
      {state}
    </SummaryColumns>
  );
  if (isPending) return around(<MorningsPending />);
  if (!mornings) return around(<Failure error={error} onRetry={() => void refetch()} />);
  if (mornings.some(({ state }) => state === 'open'))
    return (
      <BreakfastForm mornings={mornings} stay={stay} product={product} property={property}>
        {children}
      </BreakfastForm>
    );
  return around(
    mornings.length === 0 || mornings.some(({ state }) => state === 'closed') ? (
      <NoSlots property={property} />
    ) : (
      <Notice tone="calm" heading={t`Breakfast is sorted`}>
        {t`Everyone has breakfast for every remaining morning of your stay.`}
      </Notice>
    ),
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
