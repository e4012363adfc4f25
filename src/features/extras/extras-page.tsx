import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';

import { Failure, ReadableField } from '#components/failure.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useCustomProducts } from '#components/products/use-custom-products.ts';
import { productAvailabilityQuery, partnersQuery } from '#data/products.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { extrasOf, knownPrice, ownPrice } from '#domain/extras/extras.ts';
import { hasEnough } from '#domain/pass/pass.ts';
import { featuredExtra, withoutFeatured } from '#domain/extras/featured.ts';
import type { KnownPrice } from '#domain/product/product.ts';
import type { Partners } from '#domain/pass/pass.ts';
import type { Product } from '#domain/product/product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import { factsOfExtra } from '#telemetry/events.ts';
import { useTrackOnce } from '#telemetry/track.ts';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { PictureCard } from '#ui/picture-card.tsx';

import { ExtrasShelf, ExtrasShelves, FeaturedCard } from './extras-shelf.tsx';
import { NotNowList } from './not-now-list.tsx';
import { OrderedList } from './ordered-list.tsx';

/** All extras of the stay: ordered, on offer, and not available now (R2-95 to R2-97, R2-157). */
export function ExtrasPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const custom = useCustomProducts(stay.propertyId);
  const partners = usePassPartners(stay);
  const customProducts = custom.data?.products ?? [];
  const { own, flexibility, local, notNow } = useAtTime((now) =>
    extrasOf({ stay, customProducts, partners, isEnough: (type) => hasEnough(stay, type, now, zone) }, now),
  );
  const featured = useAtTime((now) => featuredExtra({ own, flexibility, local }, stay, now, zone));
  // Below ordered items the offers need a heading.
  const more = stay.orderedProducts.length > 0 ? t`Add to your stay` : undefined;
  const isSubsection = more !== undefined;
  const shelf = { slug, currency: property.currencyCode, priceOf: usePrices(stay) };
  const listed = [...own, ...flexibility, ...local];
  const offers = listed.length;
  const products = listed.map((extra) => factsOfExtra(extra, property.currencyCode));
  useTrackOnce('Product List Viewed', slug, custom.isPending ? undefined : { products });
  return (
    <Page>
      <PageTitle lead={offers > 0 && t`Little things that turn a good stay into a very good one.`}>
        {t({ message: 'Extras', context: 'navigation' })}
      </PageTitle>
      <ReadableField stay={stay} field="orders">
        <OrderedList stay={stay} zone={zone} />
      </ReadableField>
      <ReadableField stay={stay} field="products" />
      {offers > 0 && more !== undefined && <h2 className="mt-2">{more}</h2>}
      <ExtrasShelves>
        {featured && <FeaturedCard {...shelf} featured={featured} />}
        <ExtrasShelf {...shelf} extras={withoutFeatured(own, featured)} />
      </ExtrasShelves>
      <ExtrasShelves>
        <ExtrasShelf
          {...shelf}
          extras={withoutFeatured(flexibility, featured)}
          title={t`More time, more room`}
          isSubsection={isSubsection}
        />
        <ExtrasShelf
          {...shelf}
          extras={withoutFeatured(local, featured)}
          title={t`Around the corner`}
          isSubsection={isSubsection}
          isPending={custom.isPending}
        />
      </ExtrasShelves>
      {custom.isError && <Failure error={custom.error} onRetry={() => void custom.refetch()} />}
      <NotNowList slug={slug} products={notNow} />
      {offers + notNow.length === 0 && custom.isSuccess && !stay.invalidFields.includes('products') && (
        <NoExtras stay={stay} property={property} />
      )}
    </Page>
  );
}

interface NoExtrasProps {
  stay: Stay;
  property: Property;
}

/** Says that the property has no extras, or none for this stay now (R2-95, R3-76). */
function NoExtras({ stay, property }: NoExtrasProps) {
  const { t } = useLingui();
  return (
    <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
      <PictureCard picture={<ProductScene type="unit-category-upgrade" />}>
        <p className="max-w-[44ch] text-lead font-medium text-pretty">
          {stay.products.length > 0
            ? t`No extras for this stay right now. Missing something? Ask us.`
            : t`There are no extras in this building yet. Missing something? Ask us.`}
        </p>
        <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
      </PictureCard>
    </SummaryColumns>
  );
}

/** The partners that take a pass, when the stay sells one; undefined until they are known. */
function usePassPartners({ products, propertyId }: Stay): Partners | undefined {
  const sellsPass = products.some(({ type }) => type === 'breakfast' || type === 'gym');
  return useQuery({ ...partnersQuery(propertyId), enabled: sellsPass }).data;
}

/** The current price of a product; that of a cleaning or upgrade is known once its availability has loaded (R3-80, R9-13). */
function usePrices(stay: Stay): (product: Product) => KnownPrice | undefined {
  const uncertain = stay.products.filter((product) => product.isOrderable && ownPrice(product) === undefined);
  const answers = useQueries({
    queries: uncertain.map(({ id, type }) =>
      productAvailabilityQuery(stay.reservationId, id, type === 'mid-stay-cleaning' ? type : 'unit-category-upgrade'),
    ),
  });
  return (product) => knownPrice(product, answers[uncertain.findIndex(({ id }) => id === product.id)]?.data);
}
