import { useLingui } from '@lingui/react/macro';

import { itemPriceMessage } from '#blocks/messages/item-price-messages.ts';
import { ticketMessage } from '#blocks/messages/order-messages.ts';
import { ticketsOf } from '#domain/order/ordered-item.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';

import { Ticket, TicketBody, ticketClass } from './ticket.tsx';

interface OrderedItemsProps {
  items: readonly OrderedItem[];
  /** The name of an item without a time. */
  name: string;
  zone: ZoneId;
}

/** What is ordered of one kind, as tickets with time and price; one alone is wide (R3-65, R3-66). */
export function OrderedItems({ items, name, zone }: OrderedItemsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const tickets = ticketsOf(items).map((item) => ({
    item,
    what: ticketMessage(i18n, format, item, zone) || name,
    price: itemPriceMessage(i18n, format, item),
  }));
  const [first, ...others] = tickets;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="ordered-title" className="flex flex-col gap-3">
      <h2 id="ordered-title">{t`Already yours`}</h2>
      {others.length === 0 ? (
        <Ticket type={first.item.type}>
          <p className="flared text-title font-[650] text-balance">{first.what}</p>
          <p className="font-medium tabular-nums">{first.price}</p>
        </Ticket>
      ) : (
        <ul className="flex flex-col gap-3">
          {tickets.map(({ item, what, price }) => (
            <li key={item.id} className={ticketClass}>
              <TicketBody type={item.type}>
                <span className="font-semibold text-balance">{what}</span>
                <span className="tabular-nums">{price}</span>
              </TicketBody>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
