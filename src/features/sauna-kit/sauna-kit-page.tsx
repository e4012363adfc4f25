import { useLingui } from '@lingui/react/macro';

import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { ProductPage } from '#components/products/product-page.tsx';
import type { Slug } from '#domain/stay/slug.ts';

import { KitList } from './kit-list.tsx';

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
      <KitList
        title={t`In the kit`}
        items={[
          ['face-mask', t`2 face masks`],
          ['water', t`2 bottles of water, 0.5 l`],
          ['lemonade', t`2 lemonades, 0.33 l`],
          ['sponge', t`2 sponges`],
          ['towel', t`2 towels`],
          ['bathrobe', t`2 bathrobes`],
          ['pine-scent', t`1 pine scent`],
        ]}
      />
    </ProductPage>
  );
}
