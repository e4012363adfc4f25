import { useLingui } from '@lingui/react/macro';

import { itemPriceMessage } from '#blocks/messages/item-price-messages.ts';
import { whenMessage } from '#blocks/messages/order-messages.ts';
import { ProductLink } from '#blocks/product-link.tsx';
import { productName } from '#blocks/messages/product-messages.ts';
import { guestsMessage } from '#blocks/messages/unit-messages.ts';
import { ticketsOf } from '#domain/order/ordered-item.ts';
import type { ItemGroup, OrderedItem } from '#domain/order/ordered-item.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { ProductScene } from '#ui/scenes/product-scenes.tsx';
import { TornEdge } from '#ui/torn-edge.tsx';

/** What the guest has ordered, with its dates, leading to where it can be used (R3-65, R3-66). */
export function OrderedList({ stay, zone }: { stay: Stay; zone: ZoneId }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (stay.orderedProducts.length === 0) return null;
  const nameOf = ({ type, productId }: OrderedItem): string => {
    const name = stay.products.find(({ id }) => id === productId)?.name;
    return productName(i18n, {
      type,
      name: name ?? t({ message: 'Extra', comment: 'An ordered product without a name' }),
    });
  };
  const countOf = (item: ItemGroup): string | undefined => {
    if (item.type === 'breakfast') return i18n._(guestsMessage(item.count));
    return item.count > 1 ? `× ${item.count}` : undefined;
  };
  return (
    <section aria-labelledby="ordered-title" className="flex flex-col gap-3">
      <h2 id="ordered-title">{t`Already yours`}</h2>
      <ul className="grid gap-3 wide:grid-cols-2 wide:gap-5">
        {ticketsOf(stay.orderedProducts).map((item) => (
          <li key={item.id} className="grid min-w-0">
            <ProductLink
              product={{ id: item.productId, type: item.type }}
              slug={stay.slug}
              className="flex rounded-card bg-card shadow-card forced-colors:border"
            >
              <span className="block w-24 shrink-0 overflow-hidden rounded-s-card wide:w-32">
                <ProductScene type={item.type} />
              </span>
              <TornEdge />
              <span className="flex min-w-0 grow flex-col justify-center gap-0.5 p-4">
                <span className="font-semibold">{nameOf(item)}</span>
                <span className="text-note text-soft">
                  {[whenMessage(i18n, format, item, zone), countOf(item)].filter(Boolean).join(', ')}
                </span>
                <span className="font-semibold tabular-nums">{itemPriceMessage(i18n, format, item)}</span>
              </span>
            </ProductLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
