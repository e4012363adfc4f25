import { useLingui } from '@lingui/react/macro';

import { ContentList } from '#blocks/products/content-list.tsx';
import { PRODUCT_LEADS } from '#blocks/products/product-leads.ts';
import { ProductPage } from '#blocks/products/product-page.tsx';
import type { Slug } from '#domain/stay/slug.ts';

interface SaunaKitPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** Everything for an evening in the sauna (R2-26, R9-27). */
export function SaunaKitPage({ slug, productId }: SaunaKitPageProps) {
  const { t, i18n } = useLingui();
  return (
    <ProductPage
      slug={slug}
      type="sauna-kit"
      productId={productId}
      title={t`Sauna kit`}
      lead={i18n._(PRODUCT_LEADS['sauna-kit'])}
    >
      <ContentList
        title={t`In the kit`}
        items={[
          t`2 face masks`,
          t`2 bottles of water, 0.5 l`,
          t`2 lemonades, 0.33 l`,
          t`2 sponges`,
          t`2 towels`,
          t`2 bathrobes`,
          t`1 pine scent`,
        ]}
      />
    </ProductPage>
  );
}
