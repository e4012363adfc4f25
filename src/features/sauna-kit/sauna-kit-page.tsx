import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { ProductPage } from '#components/products/product-page.tsx';
import type { Slug } from '#domain/stay/stay.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { SaunaGoods } from '#ui/illustrations/goods.tsx';

interface SaunaKitPageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The sauna kit and its contents (R2-26, R9-27). */
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

interface KitListProps {
  title: string;
  items: readonly (readonly [name: ComponentProps<typeof SaunaGoods>['name'], label: string])[];
}

/** The contents of the kit, drawn on a cloth; `data-sky` keeps it light in the dark colour scheme too. */
function KitList({ title, items }: KitListProps) {
  return (
    <Card as="section" aria-labelledby="content-title">
      <CardHead id="content-title" title={title} />
      <ul
        data-sky="day"
        className="arrives flex flex-wrap justify-center gap-y-5 rounded-tile bg-joy-tint px-2 py-5 text-ink"
      >
        {items.map(([name, label]) => (
          <li
            key={name}
            // Three in a row, four where there is room; `min-w-min` keeps each as wide as its longest word.
            style={{ flex: '0 1 max(6rem, 21%)' }}
            className="flex min-w-min flex-col items-center gap-1.5 text-center text-note leading-snug text-balance wrap-break-word hyphens-auto"
          >
            <SaunaGoods name={name} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
