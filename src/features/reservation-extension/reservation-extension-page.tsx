import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { BackToExtras } from '#components/back-links.tsx';
import { whenMessage } from '#components/messages/order-messages.ts';
import { NotOffered } from '#components/products/not-offered.tsx';
import { PRODUCT_LEADS } from '#components/products/product-leads.ts';
import { NowClocks } from '#components/products/now-clocks.tsx';
import { ReadablePart } from '#components/readable-part.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { extensionOffer } from '#domain/extension/extension-request.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { requestEdge } from '#ui/picture-card.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { ExtensionChoice } from './extension-choice.tsx';
import { ExtensionRequested } from './extension-requested.tsx';

interface ReservationExtensionPageProps {
  slug: Slug;
  productId: string | undefined;
  /** The other way to more nights: a new booking (R1-33). */
  children: ReactNode;
}

/** More nights: three options to ask for, or the state of the request (R2-21, R2-143, R4-88, R9-23). */
export function ReservationExtensionPage({ slug, productId, children }: ReservationExtensionPageProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { stay, property, zone } = useStay(slug);
  const offer = useAtTime((now) => extensionOffer(stay, now, zone, productId));
  const items = offer.state === 'requested' ? offer.items : [];
  const booked = (
    <>
      <Facts>
        <Fact term={t`Booked check-out`}>{format.dayTime(stay.booked.endDate, zone)}</Fact>
        {items.map((item) => (
          <Fact key={item.id} term={t`You asked for`}>
            {item.consumptionEndDate === null ? t`More than 2 nights` : whenMessage(i18n, format, item, zone)}
          </Fact>
        ))}
      </Facts>
      <p className="-mt-1.5 empty:hidden">
        <NowClocks property={property} hours={[stay.booked.endDate]} />
      </p>
    </>
  );
  return (
    <Page>
      <div>
        <BackToExtras slug={slug} />
        <PageTitle lead={offer.state === 'offered' && i18n._(PRODUCT_LEADS['reservation-extension-request'])}>
          {t({ message: 'More nights', comment: 'A product: a longer stay' })}
        </PageTitle>
      </div>
      <ReadablePart stay={stay} part="orders" />
      {offer.state === 'offered' ? (
        <ExtensionChoice offer={offer} stay={stay} property={property}>
          {booked}
        </ExtensionChoice>
      ) : (
        <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
          <Card className={items.length > 0 ? requestEdge : undefined}>{booked}</Card>
          {offer.state === 'requested' && <ExtensionRequested endDate={stay.booked.endDate} property={property} />}
          {offer.state === 'not-offered' && (
            <NotOffered stay={stay} property={property} heading={t`More nights are not available for this stay`} />
          )}
        </SummaryColumns>
      )}
      {children}
    </Page>
  );
}
