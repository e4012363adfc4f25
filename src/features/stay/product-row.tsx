import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ProductLink } from '#components/extra-link.tsx';
import { Link } from '#components/link.tsx';
import { priceMessage, productName, unpricedMessage, whenMessage } from '#components/messages/product-messages.ts';
import { productPage } from '#components/paths.ts';
import { hoursProductOffer } from '#domain/availability/availability.ts';
import type { HoursProductType } from '#domain/availability/availability.ts';
import { ownPrice } from '#domain/extras/extras.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { ProductType } from '#domain/product/product.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { ZoneId } from '#lib/time.ts';
import { factsOfProduct } from '#telemetry/events.ts';
import { track } from '#telemetry/track.ts';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { Row, rowClass } from '#ui/lists.tsx';
import { WhenNear } from '#ui/when-near.tsx';

interface ProductRowProps {
  type: ProductType;
  stay: Stay;
  zone: ZoneId;
}

/** A product of the stay in a line: when it is, or what it costs; nothing while it is not available. */
export function ProductRow({ type, stay, zone }: ProductRowProps): ReactNode {
  const { i18n } = useLingui();
  const format = useFormat();
  const { product, items } = productOffer(stay, type);
  const [item] = items;
  const shown = product ?? (item && { id: item.productId, type });
  if (shown === undefined) return null;
  const own = product && ownPrice(product);
  return (
    <ProductLink product={shown} slug={stay.slug} className={rowClass}>
      <Row
        picture={<Scene type={type} />}
        title={productName(i18n, { type, name: '' })}
        detail={
          (item && whenMessage(i18n, format, item, zone)) ??
          (own ? priceMessage(i18n, format, own.product) : unpricedMessage(i18n, type))
        }
      />
    </ProductLink>
  );
}

/** An early check-in or late check-out: its price, or its time; nothing while it is not available (R2-22, R2-23). */
export function HoursProductRow({ type, stay, zone }: ProductRowProps & { type: HoursProductType }): ReactNode {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const offer = useAtTime((now) => hoursProductOffer(stay, type, now));
  if (offer.state === 'not-offered') return null;
  return (
    <Link
      to={productPage(type)}
      search={{ slug: stay.slug }}
      className={rowClass}
      onClick={() => {
        if (offer.state === 'offered') track('Product Clicked', factsOfProduct(offer.product));
      }}
    >
      <Row
        picture={<Scene type={type} />}
        title={type === 'early-check-in' ? t`Early check-in` : t`Late check-out`}
        detail={
          offer.state === 'ordered' ? (
            offer.items.map((item) => whenMessage(i18n, format, item, zone)).join(', ')
          ) : offer.product.customerRewardId === null ? (
            <Trans comment="Lowest price, e.g. 'From €20'">
              From {format.money(offer.product.price, offer.product.currency)}
            </Trans>
          ) : (
            t`Free for you`
          )
        }
      />
    </Link>
  );
}

const Scene = ({ type }: { type: ProductType }) => (
  <WhenNear className="size-full">
    <ProductScene type={type} />
  </WhenNear>
);
