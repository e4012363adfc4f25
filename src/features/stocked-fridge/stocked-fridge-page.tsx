import { useLingui } from '@lingui/react/macro';

import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { ProductPage } from '#components/products/product-page.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { fridgeItems } from '#domain/property/fridge-items.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { FridgeShelves } from './fridge-shelves.tsx';

interface StockedFridgePageProps {
  slug: Slug;
  productId: string | undefined;
}

/** Breakfast in the fridge before the guest arrives; its contents depend on the property (R2-27, R9-28). */
export function StockedFridgePage({ slug, productId }: StockedFridgePageProps) {
  const { t, i18n } = useLingui();
  const { property } = useStay(slug);
  return (
    <ProductPage
      slug={slug}
      type="stocked-fridge"
      productId={productId}
      title={t`Stocked fridge`}
      lead={i18n._(PRODUCT_LEADS['stocked-fridge'])}
    >
      <FridgeShelves title={t`In the fridge`} items={fridgeItems(property.key)} />
    </ProductPage>
  );
}
