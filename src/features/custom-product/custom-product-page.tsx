import { useLingui } from '@lingui/react/macro';

import { BackToExtras } from '#components/back-links.tsx';
import { Failure } from '#components/failure.tsx';
import { useNamedPage } from '#components/page-name.ts';
import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { factsOfOffer, factsOfProduct } from '#telemetry/product-facts.ts';
import { useCustomProducts } from '#components/use-custom-products.ts';
import { useTrackOnce } from '#telemetry/use-track-once.ts';
import { ReadablePart } from '#components/readable-part.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { houseProduct } from '#domain/product/house-product.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useCustomRequest } from '#session/custom-requests.ts';
import { Page, PageTitle } from '#ui/page.tsx';

import { Offer } from './offer.tsx';
import { OfferPending } from './offer-pending.tsx';
import { PlainProduct } from './plain-product.tsx';
import { REQUEST_SENT } from './request-sent.tsx';
import { UnknownOffer } from './unknown-offer.tsx';

/** The subject of the id in the address: a custom product, a plain product, or nothing (R2-47, R2-144). */
export function CustomProductPage({ slug, id }: { slug: Slug; id: string }) {
  const { t, i18n } = useLingui();
  const { stay, property } = useStay(slug);
  const own = houseProduct(stay, id);
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
  const unknown = isUnknown ? t`Something went wrong` : t({ message: 'Extras', context: 'navigation' });

  return (
    <Page>
      <div>
        <BackToExtras slug={slug} />
        {/* One heading whatever comes: it keeps the focus it was given. */}
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
            <ReadablePart stay={stay} part="products">
              <UnknownOffer slug={slug} />
            </ReadablePart>
          )}
          {offers.isPending && <OfferPending />}
          {offers.isError && !offer && <Failure error={offers.error} onRetry={() => void offers.refetch()} />}
        </>
      )}
    </Page>
  );
}
