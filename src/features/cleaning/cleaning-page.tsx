import { useLingui } from '@lingui/react/macro';

import { BackToExtras } from '#components/back-links.tsx';
import { ContentList } from '#components/products/content-list.tsx';
import { NotOffered } from '#components/products/not-offered.tsx';
import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { ReadablePart } from '#components/readable-part.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { scheduledCleanings } from '#domain/cleaning/cleaning.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtTime } from '#lib/clock.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { CleaningFacts } from './cleaning-facts.tsx';
import { NextCleaning } from './next-cleaning.tsx';
import { ScheduledList } from './scheduled-list.tsx';

interface CleaningPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The cleanings of the stay, whether the next one is free, and what a cleaning is (R2-40, R2-105). */
export function CleaningPage({ slug, productId }: CleaningPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property } = useStay(slug);
  const scheduled = useAtTime((now) => scheduledCleanings(stay, now));
  const { product } = productOffer(stay, 'mid-stay-cleaning', productId);
  const isFirst = scheduled.ahead.length === 0;
  return (
    <Page>
      <div>
        <BackToExtras slug={slug} />
        <PageTitle lead={i18n._(PRODUCT_LEADS['mid-stay-cleaning'])}>
          {t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' })}
        </PageTitle>
      </div>
      <SummaryColumns
        summary={
          product ? (
            <NextCleaning product={product} stay={stay} property={property} isFirst={isFirst} />
          ) : (
            <StaySummary stay={stay} property={property} />
          )
        }
      >
        <ReadablePart stay={stay} part="orders">
          <ScheduledList scheduled={scheduled} stay={stay} property={property} />
        </ReadablePart>
        {!product && <NotOffered stay={stay} property={property} />}
        <ContentList
          title={t`What we do`}
          // A ticket above has this picture already.
          picture={isFirst && <ProductScene type="mid-stay-cleaning" />}
          items={[
            t`Fresh bed linen and towels`,
            t`A clean bathroom and kitchen`,
            t`Floors vacuumed and mopped`,
            t`Bins emptied`,
          ]}
        />
        <CleaningFacts hasReminder={isFirst} />
      </SummaryColumns>
    </Page>
  );
}
