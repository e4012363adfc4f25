import { useLingui } from '@lingui/react/macro';

import { whenMessage } from '#blocks/messages/order-messages.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';

interface OrderedItemsProps {
  items: readonly OrderedItem[];
  /** The name of an item without a time. */
  name: string;
  zone: ZoneId;
}

/** What is ordered of one kind already: when, and for how much (R3-65, R3-66). */
export function OrderedItems({ items, name, zone }: OrderedItemsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="ordered-title">
      <CardHead id="ordered-title" title={t`Already yours`} />
      <Facts>
        {items.map((item) => (
          <Fact key={item.id} term={whenMessage(i18n, format, item, zone) ?? name}>
            {item.price === 0 ? t`Free` : format.money(item.price, item.currencyCode)}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
