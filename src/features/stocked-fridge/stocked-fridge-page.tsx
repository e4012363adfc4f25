import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { ProductPage } from '#components/products/product-page.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { fridgeItems } from '#domain/property/property-facts.ts';
import type { FridgeItem } from '#domain/property/property-facts.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { FridgeGoods } from '#ui/illustrations/goods.tsx';

/** The names of the items in a fridge (R9-28). */
const FRIDGE_MESSAGES: Record<FridgeItem, MessageDescriptor> = {
  'apple-juice': msg`Apple juice`,
  bananas: msg`Bananas`,
  bread: msg`Bread`,
  butter: msg`Butter`,
  cheese: msg`Cheese`,
  crispbread: msg`Crispbread`,
  crumpets: msg({ message: 'Crumpets', comment: 'An English breakfast bread; keep the name where there is no other' }),
  'curd-snacks': msg({ message: 'Curd snacks', comment: 'Estonian kohuke: sweet curd bars in chocolate' }),
  hagelslag: msg({ message: 'Chocolate sprinkles', comment: 'Dutch hagelslag, eaten on bread' }),
  honey: msg`Honey`,
  'karelian-pies': msg({ message: 'Karelian pies', comment: 'Finnish karjalanpiirakka' }),
  marmalade: msg({ message: 'Orange marmalade', comment: 'The British kind, for breakfast' }),
  milk: msg`Milk`,
  muesli: msg`Muesli`,
  'rye-bread': msg`Rye bread`,
  yoghurt: msg`Yoghurt`,
};

interface StockedFridgePageProps {
  slug: Slug;
  productId: string | undefined;
}

/** The stocked fridge and its contents, which depend on the property (R2-27, R9-28). */
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

/** The open fridge with its contents on shelves; `data-sky` keeps it light in the dark colour scheme too. */
function FridgeShelves({ title, items }: { title: string; items: readonly FridgeItem[] }) {
  const { i18n } = useLingui();
  return (
    <Card as="section" aria-labelledby="content-title">
      <CardHead id="content-title" title={title} />
      <div data-sky="day" className="arrives flex rounded-card bg-(--build-3) p-2.5 text-ink">
        <ul className="grid grow grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] overflow-hidden rounded-tile bg-(--window) wide:grid-cols-3">
          {items.map((item) => (
            <li key={item} className="flex min-w-0 flex-col items-center pt-5">
              <FridgeGoods name={item} />
              <span className="flex w-full grow items-center justify-center bg-(--build-1) px-1 py-1.5">
                <span className="rounded-tile bg-card px-1.5 py-0.5 text-center text-note leading-snug hyphens-auto">
                  {i18n._(FRIDGE_MESSAGES[item])}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div
          aria-hidden
          className="-my-2.5 ms-2.5 -me-2.5 flex w-7 items-center justify-center rounded-e-card bg-(--build-2)"
        >
          <span className="h-16 w-1.5 rounded-full bg-(--build-3)" />
        </div>
      </div>
    </Card>
  );
}
