import { useLingui } from '@lingui/react/macro';

import { Failure, ReadableField } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { useNamedPage } from '#components/page-name.ts';
import { NotOffered } from '#components/products/not-offered.tsx';
import { OrderedItems } from '#components/products/ordered-items.tsx';
import { PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { Purchase } from '#components/order/purchase.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useCustomProducts } from '#components/products/use-custom-products.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { draftForWholeStay } from '#domain/order/draft.ts';
import { stayProduct } from '#domain/product/product-offer.ts';
import type { StayProduct } from '#domain/product/product-offer.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/use-time.ts';
import { useCustomRequest } from '#session/custom-requests.ts';
import { factsOfOffer, factsOfProduct } from '#telemetry/events.ts';
import { useTrackOnce } from '#telemetry/track.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { NotFoundSpot } from '#ui/illustrations/spot-scenes.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';

import { ToClosedStay } from './offer-details.tsx';
import { Offer } from './offer.tsx';
import { REQUEST_SENT } from './request-outcome.tsx';

/** The page of the id in the address: a custom product, a plain product, or unknown (R2-47, R2-144). */
export function CustomProductPage({ slug, id }: { slug: Slug; id: string }) {
  const { t, i18n } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const own = stayProduct(stay, id);
  const offers = useCustomProducts(stay.propertyId, { enabled: own === undefined });
  const offer = offers.data?.products.find((each) => each.id === id);
  const isUnknown = offers.isSuccess && offer === undefined;
  const sold = own && stay.products.find((each) => each.id === id);
  const facts = offer ? factsOfOffer(offer, property.currencyCode) : sold && factsOfProduct(sold);
  useTrackOnce('Product Viewed', id, facts);

  const extra = t({ message: 'Extra', comment: 'An ordered product without a name' });
  const ownName = own && (own.name ?? extra);
  const { sentAt } = useCustomRequest(slug, id);
  const isSent = offer?.action.kind === 'request' && sentAt !== null;
  const sent = t`Request sent`;
  useNamedPage(ownName ?? (isSent ? sent : offer?.name));
  const closed = useAtTime((now) => closedBy(stay, now, zone));
  // A failed request of this page has its own notice that nothing was sent.
  if (closed !== null && offer?.action.kind !== 'request') return <ToClosedStay slug={slug} />;
  const unknown = isUnknown ? t`Something went wrong` : t({ message: 'Extras', context: 'navigation' });

  return (
    <Page>
      <div>
        {/* The same heading in every state, so that it keeps the focus. */}
        <PageTitle
          lead={
            isSent
              ? t`Nothing is confirmed yet: our team will get back to you.`
              : own?.orderable && i18n._(PRODUCT_LEADS.custom)
          }
        >
          {isSent ? <span id={REQUEST_SENT}>{sent}</span> : (ownName ?? offer?.title ?? unknown)}
        </PageTitle>
      </div>
      {own ? (
        <PlainProduct own={own} name={own.name ?? extra} stay={stay} property={property} />
      ) : (
        <>
          {offer && <Offer key={id} product={offer} stay={stay} property={property} />}
          {isUnknown && (
            <ReadableField stay={stay} field="products">
              <UnknownOffer slug={slug} />
            </ReadableField>
          )}
          {offers.isPending && <OfferPending />}
          {offers.isError && !offer && <Failure error={offers.error} onRetry={() => void offers.refetch()} />}
        </>
      )}
    </Page>
  );
}

interface PlainProductProps {
  own: StayProduct;
  name: string;
  stay: Stay;
  property: Property;
}

/** A product of the property that has no page of its own: what is ordered, its price, and the button (R2-145). */
function PlainProduct({ own, name, stay, property }: PlainProductProps) {
  return (
    <SummaryColumns
      summary={
        own.orderable ? (
          <Purchase draft={draftForWholeStay(own.orderable, stay)} stay={stay} property={property} />
        ) : (
          <StaySummary stay={stay} property={property} />
        )
      }
    >
      {/* The tickets of ordered items show the picture. */}
      {own.items.length === 0 && (
        <Card isFlush>
          <div className="arrives aspect-7/3 overflow-hidden">
            <ProductScene type={own.type} />
          </div>
        </Card>
      )}
      <OrderedItems items={own.items} name={name} zone={property.timezone} />
      {!own.orderable && <NotOffered stay={stay} property={property} />}
    </SummaryColumns>
  );
}

/** Says that there is no product of this id (R2-144). */
function UnknownOffer({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Card className="items-center text-center">
      <NotFoundSpot />
      <p className="max-w-[44ch] text-pretty">
        {t`We could not find this extra. It may have ended, or the link is incomplete.`}
      </p>
      <Link to="/stay/extras" search={{ slug }} className={buttonClass('primary', 'mt-1')}>
        {t`All extras`}
      </Link>
    </Card>
  );
}

function OfferPending() {
  const { t } = useLingui();
  return (
    <Card>
      <Delayed>
        <p role="status" className="sr-only">{t`Loading`}</p>
        <div className="flex flex-col gap-3">
          <Skeleton shape="block" className="mb-2 h-40" />
          <Skeleton className="w-2/5" />
          <Skeleton className="w-full" />
          <Skeleton className="w-3/5" />
        </div>
      </Delayed>
    </Card>
  );
}
