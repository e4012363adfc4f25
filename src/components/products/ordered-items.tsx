import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactElement } from 'react';

import { itemPriceMessage, ticketMessage } from '#components/messages/product-messages.ts';
import { ticketsByState } from '#domain/order/ordered-item.ts';
import type { ItemGroup, OrderedItem } from '#domain/order/ordered-item.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';

import { Requested, Ticket, TicketBody, ticketClass } from './ticket.tsx';

interface OrderedItemsProps {
  items: readonly OrderedItem[];
  /** The name of an item without a time. */
  name: string;
  zone: ZoneId;
}

/** The ordered items of one type as tickets with time and price; a single one is shown large (R3-65, R3-66). */
export function OrderedItems({ items, name, zone }: OrderedItemsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const what = (item: ItemGroup) => ticketMessage(i18n, format, item, zone) || name;
  const price = (item: ItemGroup) => itemPriceMessage(i18n, format, item);
  return (
    <OrderedSections items={items}>
      {([first, ...others]) =>
        others.length === 0 ? (
          <Ticket type={first.type} isPending={first.isPending}>
            <p className="flared text-title font-[650] text-balance">{what(first)}</p>
            {first.isPending && (
              <p>
                <Requested />
              </p>
            )}
            <p className="font-medium tabular-nums">{price(first)}</p>
          </Ticket>
        ) : (
          <ul className="flex flex-col gap-3">
            {[first, ...others].map((item) => (
              <li key={item.id} className={ticketClass(item)}>
                <TicketBody type={item.type} isPending={item.isPending}>
                  <span className="flex min-w-0 flex-col items-start gap-1">
                    <span className="font-semibold text-balance">{what(item)}</span>
                    {item.isPending && <Requested />}
                  </span>
                  <span className="text-soft tabular-nums">{price(item)}</span>
                </TicketBody>
              </li>
            ))}
          </ul>
        )
      }
    </OrderedSections>
  );
}

interface OrderedSectionsProps {
  items: readonly OrderedItem[];
  /** Renders the tickets of a section. */
  children: (tickets: readonly [ItemGroup, ...ItemGroup[]]) => ReactElement;
}

/** The ordered items in two sections: confirmed and pending (R3-66). */
function OrderedSections({ items, children }: OrderedSectionsProps) {
  const { t } = useLingui();
  const id = useId();
  const { yours, pending } = ticketsByState(items);
  const section = (title: string, [first, ...others]: readonly ItemGroup[], at: string) =>
    first && (
      <section aria-labelledby={id + at} className="flex flex-col gap-3">
        <h2 id={id + at}>{title}</h2>
        {children([first, ...others])}
      </section>
    );
  return (
    <>
      {section(t`Already yours`, yours, 'yours')}
      {section(t`Not confirmed yet`, pending, 'pending')}
    </>
  );
}
