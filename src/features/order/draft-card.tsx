import { useLingui } from '@lingui/react/macro';

import { whenMessage, productName } from '#components/messages/product-messages.ts';
import { nightsMessage } from '#components/messages/place-messages.ts';
import { ChargedNow } from '#components/products/draft-breakdown.tsx';
import { ZoneNote } from '#components/clocks.tsx';
import { TicketBody, ticketClass } from '#components/products/ticket.tsx';
import { extensionOf } from '#domain/extension/extension-request.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { CardHead } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { ProductScene } from '#ui/illustrations/product-scenes.tsx';
import { NightsScene } from '#ui/illustrations/time-scenes.tsx';
import { PictureCard, requestEdge } from '#ui/picture-card.tsx';

/** The product that is ordered, with its time. */
export function OrderedCard({ draft, property }: { draft: OrderDraft; property: Property }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const when = whenMessage(i18n, format, draft, zone);
  return (
    <PictureCard picture={<DraftScene draft={draft} zone={zone} />} labelledBy="order-title">
      <CardHead id="order-title" title={productName(i18n, draft)} />
      {draft.detail !== undefined && <p className="-mt-1.5">{draft.detail}</p>}
      {when !== undefined && (
        <p className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <span>{when}</span>
          <ZoneNote property={property} hours={[draft.consumptionDate, draft.consumptionEndDate]} />
        </p>
      )}
    </PictureCard>
  );
}

interface RequestCardProps {
  draft: OrderDraft;
  line: PriceLine;
  property: Property;
}

/** The dates of the requested nights; nothing is charged or changed before the team answers (R2-143, R4-81). */
export function RequestCard({ draft, line, property }: RequestCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const { consumptionDate, consumptionEndDate } = draft;
  const extension = extensionOf(draft, zone);
  const isOpen = consumptionEndDate === null;
  return (
    <PictureCard picture={<DraftScene draft={draft} zone={zone} />} labelledBy="request-title" className={requestEdge}>
      <CardHead
        id="request-title"
        title={
          typeof extension === 'number'
            ? i18n._(nightsMessage(extension))
            : isOpen
              ? t`More than 2 nights`
              : productName(i18n, draft)
        }
        aside={<ZoneNote property={property} hours={[consumptionDate]} />}
      />
      <Facts>
        <Fact term={t({ message: 'From', context: 'dates', comment: 'When the extra nights begin' })}>
          {format.dayTime(consumptionDate, zone)}
        </Fact>
        <Fact term={t({ message: 'Until', context: 'dates', comment: 'When the extra nights end' })}>
          {isOpen ? t`We will find dates that suit you` : format.dayTime(consumptionEndDate, zone)}
        </Fact>
        {line.total === 0 ? <ChargedNow /> : <Fact term={t`Price`}>{format.money(line.total, line.currency)}</Fact>}
      </Facts>
      <p className="text-body text-pretty text-soft">
        {isOpen
          ? t`Our team will get in touch with you. Until a new date is agreed, your departure date stays as booked.`
          : t`Our team will reply soon. Until then, your departure date stays as booked.`}
      </p>
    </PictureCard>
  );
}

/** The product that was not ordered; small, because the notice above it and its buttons are more important. */
export function NotOrderedTicket({ draft, zone }: { draft: OrderDraft; zone: ZoneId }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <div className={ticketClass({ isPending: true })}>
      <TicketBody type={draft.type} isPending>
        <span className="flex min-w-0 flex-col items-start gap-1">
          <span className="font-semibold">{productName(i18n, draft)}</span>
          <span className="text-note text-soft empty:hidden">{draft.detail}</span>
          <span className="text-note text-soft empty:hidden">{whenMessage(i18n, format, draft, zone)}</span>
        </span>
      </TicketBody>
    </div>
  );
}

/** The picture of the ordered product; for more nights it depends on their number. */
export function DraftScene({ draft, zone }: { draft: OrderDraft; zone: ZoneId }) {
  if (draft.type !== 'reservation-extension-request') return <ProductScene type={draft.type} />;
  const nights = extensionOf(draft, zone);
  return <NightsScene nights={typeof nights === 'number' ? nights : undefined} />;
}
