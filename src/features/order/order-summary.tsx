import { useLingui } from '@lingui/react/macro';

import { arithmetic, whenWords } from '#blocks/order-words.ts';
import { TwoClocks } from '#blocks/two-clocks.tsx';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { Breakdown } from '#ui/breakdown.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

interface OrderSummaryProps {
  draft: OrderDraft;
  line: PriceLine;
  property: Property;
  zone: ZoneId;
}

/** What and when, and the price with its arithmetic (R3-75). */
export function OrderSummary({ draft, line, property, zone }: OrderSummaryProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const when = whenWords(i18n, format, draft, zone);
  const total = line.total === 0 ? t`Free` : format.money(line.total, line.currency);
  return (
    <Card as="section" aria-labelledby="order-title">
      <CardHead
        id="order-title"
        title={draft.name}
        aside={when !== undefined && <TwoClocks city={property.city} zone={zone} />}
      />
      {when !== undefined && <p className="-mt-1.5 text-soft">{when}</p>}
      <Breakdown
        lines={[{ label: t`Price`, detail: arithmetic(i18n, format, line), amount: total }]}
        total={{ label: t`Total`, amount: total }}
      />
    </Card>
  );
}
