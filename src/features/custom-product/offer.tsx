import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { DummyOffer } from './dummy-offer.tsx';
import { OfferAction } from './offer-action.tsx';
import { OfferDetails } from './offer-details.tsx';
import { RequestOffer } from './request-offer.tsx';
import { SiteLink } from './site-link.tsx';

export interface OfferProps {
  product: CustomProduct;
  stay: Stay;
  property: Property;
}

/** An offer by its kind: a site to go to, a request to send, thanks to hear, or only something to know (R3-68 to R3-71). */
export function Offer({ product, stay, property }: OfferProps) {
  const { action } = product;
  switch (action.kind) {
    case 'request':
      return <RequestOffer product={product} actionName={action.actionName} stay={stay} property={property} />;
    case 'dummy':
      return <DummyOffer product={product} action={action} stay={stay} property={property} />;
    case 'third-party':
      return (
        <>
          <OfferDetails product={product} />
          <OfferAction product={product} currency={property.currencyCode}>
            <SiteLink href={action.actionUrl}>{action.actionName}</SiteLink>
          </OfferAction>
        </>
      );
    case 'informational':
      return (
        <>
          <OfferDetails product={product} />
          <OfferAction product={product} currency={property.currencyCode} />
        </>
      );
  }
}
