import { useLingui } from '@lingui/react/macro';

import { whenMessage } from '#blocks/messages/order-messages.ts';
import { productName } from '#blocks/messages/product-messages.ts';
import { DraftBreakdown } from '#blocks/products/draft-breakdown.tsx';
import { TwoClocks } from '#blocks/two-clocks.tsx';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

interface OrderSummaryProps {
  draft: OrderDraft;
  stay: Stay;
  property: Property;
}

/** What and when, and the price with its arithmetic (R3-75, R3-80). */
export function OrderSummary({ draft, stay, property }: OrderSummaryProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const when = whenMessage(i18n, format, draft, zone);
  return (
    <Card as="section" aria-labelledby="order-title">
      <CardHead id="order-title" title={productName(i18n, draft)} />
      {draft.detail !== undefined && <p className="-mt-1.5">{draft.detail}</p>}
      {when !== undefined && (
        <p className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          {when}
          <TwoClocks city={property.city} zone={zone} />
        </p>
      )}
      <DraftBreakdown draft={draft} stay={stay} zone={zone} />
    </Card>
  );
}
