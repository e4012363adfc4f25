import type { ReactNode } from 'react';

import { ReadableField } from '#components/failure.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { hasEnough } from '#domain/pass/pass.ts';
import { draftForWholeStay } from '#domain/order/draft.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { ProductType } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { Elements } from '#ui/elements.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';

import { AllSet, NotOffered } from './not-offered.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { Purchase } from '#components/order/purchase.tsx';

interface ProductPageProps {
  slug: Slug;
  type: ProductType;
  /** Selects one of several products of the type. */
  productId?: string | undefined;
  title: string;
  lead: ReactNode;
  /** The description of the product. */
  children?: Elements;
}

/** The page of a product without options: existing orders, description, and the price for the whole stay. */
export function ProductPage({ slug, type, productId, title, lead, children }: ProductPageProps) {
  const { stay, property, zone } = useStay(slug);
  const { product, items } = productOffer(stay, type, productId);
  const isEnough = useAtTime((now) => hasEnough(stay, type, now, zone));
  return (
    <Page>
      <PageTitle lead={lead}>{title}</PageTitle>
      <SummaryColumns
        summary={
          !isEnough && product ? (
            <Purchase draft={draftForWholeStay(product, stay)} stay={stay} property={property} />
          ) : (
            <StaySummary stay={stay} property={property} />
          )
        }
      >
        <ReadableField stay={stay} field="orders">
          <OrderedItems items={items} name={title} zone={zone} />
        </ReadableField>
        {children}
        {isEnough && <AllSet property={property} />}
        {!isEnough && !product && <NotOffered stay={stay} property={property} />}
      </SummaryColumns>
    </Page>
  );
}
