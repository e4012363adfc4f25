import { useLingui } from '@lingui/react/macro';

import { whenMessage, PRODUCT_LEADS } from '#components/messages/product-messages.ts';
import { NotOffered } from '#components/products/not-offered.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { ReadableField } from '#components/failure.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { extensionOffer } from '#domain/extension/extension-request.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import type { Instant } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';

import { ExtensionChoice, ExtensionOptions } from './extension-choice.tsx';

interface ReservationExtensionPageProps {
  slug: Slug;
  productId: string | undefined;
  /** The rates of a new booking, the other way to more nights (R1-33). */
  children: Elements;
}

/** More nights: the options to request, or the state of the request (R2-21, R2-143, R4-88, R9-23). */
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
        <ZoneNote property={property} hours={[stay.booked.endDate]} />
      </p>
    </>
  );
  return (
    <Page>
      <PageTitle lead={offer.state === 'offered' && i18n._(PRODUCT_LEADS['reservation-extension-request'])}>
        {t({ message: 'More nights', comment: 'A product: a longer stay' })}
      </PageTitle>
      <ReadableField stay={stay} field="orders" />
      {offer.state === 'offered' ? (
        <ExtensionChoice offer={offer} stay={stay} property={property} below={children}>
          {booked}
        </ExtensionChoice>
      ) : (
        <SummaryColumns summary={<StaySummary stay={stay} property={property} />} below={children}>
          <Card>{booked}</Card>
          {offer.state === 'requested' && <ExtensionRequested endDate={stay.booked.endDate} property={property} />}
          {offer.state === 'not-offered' && (
            <NotOffered stay={stay} property={property} heading={t`More nights are not available for this stay`} />
          )}
        </SummaryColumns>
      )}
    </Page>
  );
}

interface ExtensionRequestedProps {
  endDate: Instant | null;
  property: Property;
}

/** The request that was sent, and why there can be no second one (R4-81, R4-88). */
function ExtensionRequested({ endDate, property }: ExtensionRequestedProps) {
  const { t } = useLingui();
  return (
    <>
      <Notice
        tone="info"
        heading={t`Your request is with our team`}
        actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
      >
        {t`Our team will reply soon. Until then, your departure date stays as booked.`}
      </Notice>
      <ExtensionOptions endDate={endDate} zone={property.timezone} unavailable={t`One request at a time`} />
    </>
  );
}
