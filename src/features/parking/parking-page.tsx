import { useLingui } from '@lingui/react/macro';

import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { ProductPage } from '#components/products/product-page.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { ParkingFacts } from './parking-facts.tsx';

interface ParkingPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** A spot for the car: which, how high, and the way in (R2-109). A property without parking only says so (R9-52). */
export function ParkingPage({ slug, productId }: ParkingPageProps) {
  const { t, i18n } = useLingui();
  const { stay, property } = useStay(slug);
  const hasParking = [...stay.products, ...stay.orderedProducts].some(({ type }) => type === 'parking');
  return (
    <ProductPage
      slug={slug}
      type="parking"
      productId={productId}
      title={t({ message: 'Parking', context: 'product' })}
      lead={hasParking && i18n._(PRODUCT_LEADS.parking)}
    >
      {hasParking && <ParkingFacts stay={stay} property={property} />}
    </ProductPage>
  );
}
