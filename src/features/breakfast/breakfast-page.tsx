import { useLingui } from '@lingui/react/macro';

import { BackToExtras } from '#blocks/back-links.tsx';
import { NotOffered } from '#blocks/products/not-offered.tsx';
import { PartnerList, useIsListed } from '#blocks/products/partner-list.tsx';
import { Passes } from '#blocks/products/passes.tsx';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { passesOf } from '#domain/pass/pass.ts';
import { productOffer, takesOrders } from '#domain/product/product-offer.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtTime } from '#lib/clock.ts';
import { Page, PageTitle } from '#ui/page.tsx';

import { BreakfastChoice } from './breakfast-choice.tsx';

interface BreakfastPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The pass to show, the cafés that take it, and the way to order a morning (R2-16, R2-106, R2-107, R9-18). */
export function BreakfastPage({ slug, productId }: BreakfastPageProps) {
  const { t } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const passes = useAtTime((now) => passesOf(stay, 'breakfast', now, zone));
  const hasPass = passes.some(({ state }) => state !== 'used');
  const isListed = useIsListed('breakfast', property.id);
  const { product } = productOffer(stay, 'breakfast', productId);
  return (
    <Page width="text">
      <div>
        <BackToExtras slug={slug} />
        <PageTitle
          lead={
            !hasPass && t`A morning at a café around the corner. Somebody else makes the eggs, and does the dishes.`
          }
        >
          {t`Breakfast`}
        </PageTitle>
      </div>
      <ReadablePart stay={stay} part="orders">
        <Passes passes={passes} type="breakfast" stay={stay} property={property} />
      </ReadablePart>
      <PartnerList
        kind="breakfast"
        title={t`Where to have it`}
        none={t`No café is listed for this building yet`}
        property={property}
      />
      {product && isListed && <BreakfastChoice stay={stay} product={product} property={property} />}
      {!product && takesOrders(stay) && <NotOffered stay={stay} property={property} />}
    </Page>
  );
}
