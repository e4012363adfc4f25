import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { ExtraLink } from '#components/extra-link.tsx';
import { ExtraPicture } from '#components/extra-picture.tsx';
import { Link } from '#components/link.tsx';
import { extraMessage, unpricedMessage } from '#components/messages/product-messages.ts';
import { useCustomProducts } from '#components/products/use-custom-products.ts';
import { ReadableField } from '#components/failure.tsx';
import { extrasOf, ownPrice } from '#domain/extras/extras.ts';
import type { Extra, Extras } from '#domain/extras/extras.ts';
import type { ProductType } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { StayTile } from '#domain/stay/composition.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';

const MAX_SHOWN = 3;

/** What a guest plans before coming, in this order. */
const PLANNED: readonly string[] = ['early-check-in', 'parking'] satisfies ProductType[];

const planFirst = (extra: Extra): number =>
  extra.kind === 'product' && PLANNED.includes(extra.product.type)
    ? PLANNED.indexOf(extra.product.type)
    : PLANNED.length;

/** What the stay has nothing of yet. */
const newOf = ({ own, local, flexibility }: Extras): readonly Extra[] =>
  [...own, ...local, ...flexibility].filter((extra) => extra.kind === 'custom' || !extra.isMore);

const tileOf = (type: ProductType): string => (type === 'mid-stay-cleaning' ? 'cleaning' : type);

interface ExtrasTeaserProps {
  stay: Stay;
  property: Property;
  /** What has a tile above is not said again. */
  tiles: readonly StayTile[];
  /** The day of arrival is to come: first what a guest plans for it. */
  isAhead: boolean;
}

/**
 * Up to three extras and the link to all of them (R2-152). The custom products are read only when the property has too
 * few products.
 */
export function ExtrasTeaser({ stay, property, tiles, isAhead }: ExtrasTeaserProps): ReactNode {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const isFew = useAtTime((now) => newOf(extrasOf({ stay, customProducts: [] }, now)).length < MAX_SHOWN);
  const custom = useCustomProducts(stay.propertyId, { enabled: isFew });
  const customProducts = custom.data?.products ?? [];
  const all = useAtTime((now) => newOf(extrasOf({ stay, customProducts }, now)));
  const inOrder = isAhead ? all.toSorted((one, other) => planFirst(one) - planFirst(other)) : all;
  const named = new Set<string>(tiles);
  const shown = inOrder
    .filter((extra) => extra.kind === 'custom' || !named.has(tileOf(extra.product.type)))
    .slice(0, MAX_SHOWN);
  const isWaiting = isFew && custom.isPending;
  return (
    <Card as="section" aria-labelledby="extras-title" className="whole no-print">
      <CardHead
        id="extras-title"
        title={t`Make it yours`}
        aside={
          <Link to="/stay/extras" search={{ slug: stay.slug }} className={buttonClass('quiet')}>
            {t`All extras`}
          </Link>
        }
      />
      {shown.length > 0 && (
        <ul className="grid gap-x-6 wide:grid-cols-3">
          {shown.map((extra) => {
            const own = extra.kind === 'product' ? ownPrice(extra.product) : undefined;
            const { name, price } = extraMessage(i18n, format, extra, property.currencyCode, own);
            return (
              <li key={extra.product.id} className="min-w-0 border-t border-line">
                <ExtraLink
                  extra={extra}
                  slug={stay.slug}
                  currency={property.currencyCode}
                  className="flex h-full min-h-11 items-center gap-3 py-2 hover:underline"
                >
                  <WhenNear className="size-13 shrink-0 overflow-hidden rounded-tile bg-tint">
                    <ExtraPicture extra={extra} />
                  </WhenNear>
                  <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 wide:flex-col">
                    <span>{name}</span>
                    {price !== undefined && <span className="font-semibold tabular-nums">{price}</span>}
                    {price === undefined && extra.kind === 'product' && (
                      <span className="text-soft">{unpricedMessage(i18n, extra.product.type)}</span>
                    )}
                  </span>
                  <ChevronRight
                    aria-hidden
                    strokeWidth={1.9}
                    className="size-5 shrink-0 text-soft wide:hidden rtl:-scale-x-100"
                  />
                </ExtraLink>
              </li>
            );
          })}
        </ul>
      )}
      <ReadableField stay={stay} field="products" />
      {isWaiting && (
        <Delayed>
          <Skeleton className="w-3/5" />
        </Delayed>
      )}
      {all.length === 0 && !isWaiting && !stay.invalidFields.includes('products') && (
        <p>{t`No extras for this stay right now. Missing something? Ask us.`}</p>
      )}
    </Card>
  );
}
