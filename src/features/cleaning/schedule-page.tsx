import { useLingui } from '@lingui/react/macro';

import { BackToCleaning } from '#components/back-links.tsx';
import { NotOffered } from '#components/products/not-offered.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Page, PageTitle } from '#ui/page.tsx';

import { Schedule } from './schedule.tsx';

interface SchedulePageProps {
  slug: Slug;
  productId: string | undefined;
}

/** Day and hour of a cleaning (R2-41, R2-104). */
export function SchedulePage({ slug, productId }: SchedulePageProps) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const { product } = productOffer(stay, 'mid-stay-cleaning', productId);
  return (
    <Page>
      <div>
        <BackToCleaning slug={slug} />
        <PageTitle
          lead={product && t`Monday to Friday, 09:00 to 17:00, up to 1 hour.`}
        >{t`Schedule a cleaning`}</PageTitle>
      </div>
      {product ? (
        <Schedule product={product} stay={stay} property={property} />
      ) : (
        <NotOffered stay={stay} property={property} />
      )}
    </Page>
  );
}
