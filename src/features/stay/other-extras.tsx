import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { ExtraLink } from '#components/extra-link.tsx';
import { ExtraPicture } from '#components/extra-picture.tsx';
import { extraMessage, unpricedMessage } from '#components/messages/product-messages.ts';
import { useCustomProducts } from '#components/products/use-custom-products.ts';
import { extrasOf, ownPrice } from '#domain/extras/extras.ts';
import type { Extras } from '#domain/extras/extras.ts';
import type { Extra } from '#domain/custom-product/custom-product.ts';
import type { ProductType } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { StayTask } from '#domain/stay/composition.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { Row, rowClass } from '#ui/lists.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';

/** The extras of which the stay has none yet. */
const newOf = ({ own, local, flexibility }: Extras): readonly Extra[] =>
  [...own, ...local, ...flexibility].filter((extra) => extra.kind === 'custom' || !extra.isMore);

const taskOf = (type: ProductType): string => (type === 'mid-stay-cleaning' ? 'cleaning' : type);

interface OtherExtrasProps {
  stay: Stay;
  property: Property;
  /** The products that already have a line in the list. */
  named: readonly StayTask[];
  /** How many more the list has room for. */
  room: number;
}

/** Extras that fill up the list. The custom products are read only when the property has too few products (R2-152). */
export function OtherExtras({ stay, property, named, room }: OtherExtrasProps): ReactNode {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const unnamed = (all: readonly Extra[]) =>
    all.filter(({ kind, product }) => kind === 'custom' || !named.some((task) => task === taskOf(product.type)));
  const isFew = useAtTime((now) => unnamed(newOf(extrasOf({ stay, customProducts: [] }, now))).length < room);
  const custom = useCustomProducts(stay.propertyId, { enabled: isFew });
  const customProducts = custom.data?.products ?? [];
  const extras = useAtTime((now) => unnamed(newOf(extrasOf({ stay, customProducts }, now))));
  const isWaiting = isFew && custom.isPending;
  if (isWaiting) {
    return (
      <li className="p-4.5">
        <Delayed>
          <Skeleton className="w-3/5" />
        </Delayed>
      </li>
    );
  }
  if (extras.length === 0 && named.length === 0 && !stay.invalidFields.includes('products')) {
    return (
      <li className="px-4.5 py-3 wide:px-6">
        <p>{t`No extras for this stay right now. Missing something? Ask us.`}</p>
      </li>
    );
  }
  return extras.slice(0, room).map((extra) => {
    const own = extra.kind === 'product' ? ownPrice(extra.product) : undefined;
    const { name, price } = extraMessage(i18n, format, extra, property.currencyCode, own);
    return (
      <li key={extra.product.id}>
        <ExtraLink extra={extra} slug={stay.slug} currency={property.currencyCode} className={rowClass}>
          <Row
            picture={
              <WhenNear className="size-full">
                <ExtraPicture extra={extra} />
              </WhenNear>
            }
            title={name}
            detail={price ?? (extra.kind === 'product' && unpricedMessage(i18n, extra.product.type))}
          />
        </ExtraLink>
      </li>
    );
  });
}
