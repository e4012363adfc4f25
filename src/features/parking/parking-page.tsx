import { useLingui } from '@lingui/react/macro';

import { ProductPage } from '#blocks/products/product-page.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { ParkingFacts } from './parking-facts.tsx';

interface ParkingPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** A spot for the car: which, how high, and the way in (R2-109). A property without parking only says so (R9-52). */
export function ParkingPage({ slug, productId }: ParkingPageProps) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const hasParking = [...stay.products, ...stay.orderedProducts].some(({ type }) => type === 'parking');
  return (
    <ProductPage
      slug={slug}
      type="parking"
      productId={productId}
      title={t({ message: 'Parking', context: 'product' })}
      lead={hasParking && t`A spot for your car for the whole stay. No meter, no driving round the block.`}
    >
      {hasParking && <ParkingFacts stay={stay} property={property} />}
    </ProductPage>
  );
}
