import { useLingui } from '@lingui/react/macro';

import { BackToExtras } from '#components/back-links.tsx';
import { NotOffered } from '#components/products/not-offered.tsx';
import { PartnerList, useIsListed } from '#components/products/partner-list.tsx';
import { Passes } from '#components/products/passes.tsx';
import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { ReadablePart } from '#components/readable-part.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { passesOf } from '#domain/pass/pass.ts';
import { productOffer, takesOrders } from '#domain/product/product-offer.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtTime } from '#lib/clock.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { SceneOnPhone } from '#ui/scene-on-phone.tsx';
import { BreakfastScene } from '#ui/illustrations/partner-scenes.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { useBreakfastChoice } from './use-breakfast-choice.tsx';

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
  const table = <BreakfastScene />;
  const choice = useBreakfastChoice({
    stay,
    property,
    product: isListed === false ? undefined : product,
    isUnknown: isListed === undefined,
    picture: table,
  });
  const isSold = choice.part !== undefined;
  const mine = (
    <ReadablePart stay={stay} part="orders">
      <Passes passes={passes} type="breakfast" stay={stay} property={property} />
      {/* On a phone the cafés come first. */}
      {hasPass && choice.show && (
        <Button look="quiet" className="no-print wide:hidden" onClick={choice.show}>
          {t`Order another morning`}
        </Button>
      )}
    </ReadablePart>
  );
  const places = (
    <>
      <PartnerList
        kind="breakfast"
        title={t`Where to have it`}
        none={t`No café is listed for this building yet`}
        property={property}
        isWide={isSold && !hasPass}
      />
      {!product && takesOrders(stay) && <NotOffered stay={stay} property={property} />}
    </>
  );
  // A pass is shown at a counter: the press that orders more does not lie over it.
  return (
    <Page>
      <div>
        <BackToExtras slug={slug} />
        <PageTitle lead={!hasPass && i18n._(PRODUCT_LEADS.breakfast)}>{t`Breakfast`}</PageTitle>
      </div>
      {hasPass ? (
        <SummaryColumns summary={places}>{mine}</SummaryColumns>
      ) : (
        <>
          <SummaryColumns summary={choice.summary ?? <StaySummary stay={stay} property={property} />}>
            {isSold && <SceneOnPhone>{table}</SceneOnPhone>}
            {mine}
            {isSold ? choice.part : places}
          </SummaryColumns>
          {isSold && choice.isPending !== true && places}
        </>
      )}
      {hasPass && choice.part && <SummaryColumns summary={choice.summary}>{choice.part}</SummaryColumns>}
    </Page>
  );
}
