import { useLingui } from '@lingui/react/macro';

import { BackToStay } from '#components/back-to-stay.tsx';
import { Failure } from '#components/failure.tsx';
import { factsOfExtra } from '#telemetry/events.ts';
import { useCustomProducts } from '#components/use-custom-products.ts';
import { useTrackOnce } from '#telemetry/track.ts';
import { ReadablePart } from '#components/readable-part.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { extrasOf } from '#domain/extras/extras.ts';
import { featuredExtra, without } from '#domain/extras/featured.ts';
import { hasEnough } from '#domain/extras/has-enough.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtTime } from '#lib/clock.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { RestOfPage } from '#ui/rest-of-page.tsx';

import { ExtrasPending } from './extras-pending.tsx';
import { ExtrasShelf } from './extras-shelf.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { NoExtras } from './no-extras.tsx';
import { NotNowList } from './not-now-list.tsx';
import { OrderedList } from './ordered-list.tsx';
import { usePlaces } from './use-places.ts';
import { usePrices } from './use-prices.ts';

/** Everything a guest can have beside the stay, what is ordered already, and what is not to be had now (R2-95 to R2-97, R2-157). */
export function ExtrasPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const custom = useCustomProducts(stay.propertyId);
  const partners = usePlaces(stay);
  const customProducts = custom.data?.products ?? [];
  const { own, flexibility, local, notNow } = useAtTime((now) =>
    extrasOf({ stay, customProducts, partners, isEnough: (type) => hasEnough(stay, type, now, zone) }, now),
  );
  const featured = useAtTime((now) => featuredExtra({ own, flexibility, local }, stay, now, zone));
  // Offers below what is ordered say that they are offers.
  const more = stay.orderedProducts.length > 0 ? t`Add to your stay` : undefined;
  const isPart = more !== undefined;
  const shelf = { slug, currency: property.currencyCode, priceOf: usePrices(stay) };
  const listed = [...own, ...flexibility, ...local];
  const offers = listed.length;
  const products = listed.map((extra) => factsOfExtra(extra, property.currencyCode));
  useTrackOnce('Product List Viewed', slug, custom.isPending ? undefined : { products });
  return (
    <Page>
      <div>
        <BackToStay slug={slug} />
        <PageTitle lead={offers > 0 && t`Little things that turn a good stay into a very good one.`}>
          {t({ message: 'Extras', context: 'navigation' })}
        </PageTitle>
      </div>
      <ReadablePart stay={stay} part="orders">
        <OrderedList stay={stay} zone={zone} />
      </ReadablePart>
      <ReadablePart stay={stay} part="products" />
      {featured && (
        <div className="flex flex-col gap-3 wide:gap-4">
          {more !== undefined && <h2 className="mt-2">{more}</h2>}
          <FeaturedCard {...shelf} featured={featured} />
        </div>
      )}
      <ExtrasShelf {...shelf} extras={without(own, featured)} title={featured ? undefined : more} />
      <RestOfPage>
        <ExtrasShelf
          {...shelf}
          extras={without(flexibility, featured)}
          title={t`More time, more room`}
          isPart={isPart}
        />
        <ExtrasShelf {...shelf} extras={without(local, featured)} title={t`Around the corner`} isPart={isPart} />
        {custom.isPending && <ExtrasPending />}
        {custom.isError && <Failure error={custom.error} onRetry={() => void custom.refetch()} />}
        <NotNowList slug={slug} products={notNow} />
        {offers + notNow.length === 0 && custom.isSuccess && !stay.unreadable.includes('products') && (
          <NoExtras stay={stay} property={property} />
        )}
      </RestOfPage>
    </Page>
  );
}
