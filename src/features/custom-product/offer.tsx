import { SummaryColumns } from '#ui/summary-columns.tsx';

import { DummyOffer } from './dummy-offer.tsx';
import { OfferAction, OfferDeed } from './offer-action.tsx';
import { OfferDetails } from './offer-details.tsx';
import type { OfferProps } from './offer-props.ts';
import { RequestOffer } from './request-offer.tsx';
import { SiteLink } from './site-link.tsx';

/** An offer by its kind: a site to open, a request to send, thanks to read, or only information (R3-68 to R3-71). */
export function Offer({ product, stay, property }: OfferProps) {
  const { action } = product;
  switch (action.kind) {
    case 'request':
      return <RequestOffer product={product} actionName={action.actionName} stay={stay} property={property} />;
    case 'dummy':
      return <DummyOffer product={product} action={action} stay={stay} property={property} />;
    case 'third-party':
      return (
        <SummaryColumns
          summary={
            <OfferAction product={product} stay={stay} property={property}>
              <SiteLink href={action.actionUrl}>
                <OfferDeed product={product} property={property}>
                  {action.actionName}
                </OfferDeed>
              </SiteLink>
            </OfferAction>
          }
        >
          <OfferDetails product={product} />
        </SummaryColumns>
      );
    case 'informational':
      return (
        <SummaryColumns summary={<OfferAction product={product} stay={stay} property={property} />}>
          <OfferDetails product={product} />
        </SummaryColumns>
      );
  }
}
