import { useLingui } from '@lingui/react/macro';

import { arithmetic, whenWords } from '#blocks/order-words.ts';
import { productName } from '#blocks/product-words.ts';
import { TwoClocks } from '#blocks/two-clocks.tsx';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import { draftPrice } from '#domain/order/order-draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Breakdown } from '#ui/breakdown.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

interface OrderSummaryProps {
  draft: OrderDraft;
  line: PriceLine;
  stay: Stay;
  property: Property;
}

/** What and when, and the price with its arithmetic; a reward is taken off in the open (R3-75, R3-80). */
export function OrderSummary({ draft, line, stay, property }: OrderSummaryProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const when = whenWords(i18n, format, draft, zone);
  const full =
    draft.customerRewardId === null ? undefined : draftPrice({ ...draft, customerRewardId: null }, stay, zone);
  const detail = arithmetic(i18n, format, full ?? line);
  const rewarded = full && [
    { label: t`Price`, detail, amount: format.money(full.total, full.currency) },
    { label: t`Inner Circle reward`, amount: format.money(-full.total, full.currency) },
  ];
  return (
    <Card as="section" aria-labelledby="order-title">
      <CardHead id="order-title" title={productName(i18n, draft)} />
      {when !== undefined && (
        <p className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          {when}
          <TwoClocks city={property.city} zone={zone} />
        </p>
      )}
      <Breakdown
        lines={rewarded ?? []}
        total={{
          label: t`Total`,
          detail: full ? undefined : detail,
          amount: line.total === 0 ? t`Free` : format.money(line.total, line.currency),
        }}
      />
    </Card>
  );
}
