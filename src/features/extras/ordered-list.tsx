import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { itemPriceMessage, productName, ticketMessage } from '#components/messages/product-messages.ts';
import { ProductLink } from '#components/extra-link.tsx';
import { Booked, Requested, TicketBody, ticketClass } from '#components/products/ticket.tsx';
import { ticketsByState } from '#domain/order/ordered-item.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';

/** The ordered items with their state, date, price, and a link to the product (R3-65, R3-66). */
export function OrderedList({ stay, zone }: { stay: Stay; zone: ZoneId }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const id = useId();
  const { yours, pending } = ticketsByState(stay.orderedProducts);
  if (yours.length + pending.length === 0) return null;
  const nameOf = ({ type, productId }: OrderedItem): string => {
    const name = stay.products.find(({ id: product }) => product === productId)?.name;
    return productName(i18n, {
      type,
      name: name ?? t({ message: 'Extra', comment: 'An ordered product without a name' }),
    });
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 wide:gap-4">
      <h2 id={id} className="mt-2">
        {t({
          message: 'Your orders',
          comment: 'Above everything ordered for the stay, also what is not confirmed yet',
        })}
      </h2>
      <ul className="grid gap-3 wide:grid-cols-2 wide:gap-5">
        {[...yours, ...pending].map((item) => (
          <li key={item.id} className="grid min-w-0">
            <ProductLink
              product={{ id: item.productId, type: item.type }}
              slug={stay.slug}
              className={ticketClass(item)}
            >
              <TicketBody type={item.type} isPending={item.isPending}>
                <span className="flex min-w-0 grow items-center justify-between gap-x-3">
                  <span className="flex min-w-0 flex-col items-start gap-1">
                    <span className="font-semibold">{nameOf(item)}</span>
                    {/* An order for the whole stay has no date to show. */}
                    <span className="text-note text-soft empty:hidden">{ticketMessage(i18n, format, item, zone)}</span>
                    {item.isPending ? <Requested /> : <Booked />}
                  </span>
                  <span className="shrink-0 text-soft tabular-nums">{itemPriceMessage(i18n, format, item)}</span>
                </span>
              </TicketBody>
            </ProductLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
