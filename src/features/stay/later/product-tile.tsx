import type { LucideIcon } from 'lucide-react';

import { useLingui } from '@lingui/react/macro';

import { priceMessage, unpricedMessage } from '#components/messages/product-messages.ts';
import { whenMessage } from '#components/messages/order-messages.ts';
import { ProductLink } from '#components/extra-link.tsx';
import { ownPrice } from '#domain/extras/known-price.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { ProductType } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { TileBody, tileClass } from '#ui/tile.tsx';

interface ProductTileProps {
  type: ProductType;
  title: string;
  icon: LucideIcon;
  stay: Stay;
  zone: ZoneId;
}

/** One product of the stay: when it is, or what it costs; nothing while it cannot be had. */
export function ProductTile({ type, title, icon, stay, zone }: ProductTileProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { product, items } = productOffer(stay, type);
  const [item] = items;
  const shown = product ?? (item && { id: item.productId, type });
  if (shown === undefined) return null;
  const own = product && ownPrice(product);
  return (
    <ProductLink product={shown} slug={stay.slug} className={tileClass()}>
      <TileBody title={title} icon={icon}>
        {(item && whenMessage(i18n, format, item, zone)) ??
          (own ? priceMessage(i18n, format, own.product) : unpricedMessage(i18n, type))}
      </TileBody>
    </ProductLink>
  );
}
