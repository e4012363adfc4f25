import { useLingui } from '@lingui/react/macro';

import { productName } from '#components/messages/product-messages.ts';
import { ChargedNow } from '#components/products/draft-breakdown.tsx';
import { NowClocks } from '#components/products/now-clocks.tsx';
import { nightsMessage } from '#components/messages/unit-messages.ts';
import { extensionOf } from '#domain/extension/extension-request.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { CardHead } from '#ui/card-head.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { PictureCard, requestEdge } from '#ui/picture-card.tsx';
import { DraftScene } from './draft-scene.tsx';

interface RequestSummaryProps {
  draft: OrderDraft;
  line: PriceLine;
  property: Property;
}

/** From when, until when, and what it means: nothing is charged or changed before the team answers (R2-143, R4-81). */
export function RequestSummary({ draft, line, property }: RequestSummaryProps) {
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
        aside={<NowClocks property={property} hours={[consumptionDate]} />}
      />
      <Facts>
        <Fact term={t({ message: 'From', context: 'dates', comment: 'When the extra nights begin' })}>
          {format.dayTime(consumptionDate, zone)}
        </Fact>
        <Fact term={t({ message: 'Until', context: 'dates', comment: 'When the extra nights end' })}>
          {isOpen ? t`We will find the dates with you` : format.dayTime(consumptionEndDate, zone)}
        </Fact>
        {line.total === 0 ? <ChargedNow /> : <Fact term={t`Price`}>{format.money(line.total, line.currency)}</Fact>}
      </Facts>
      <p className="text-body text-pretty text-soft">
        {isOpen
          ? t`Our team will get in touch with you. Until you have agreed on something, your departure stays as booked.`
          : t`Our team will answer you later. Until then, your departure stays as booked.`}
      </p>
    </PictureCard>
  );
}
