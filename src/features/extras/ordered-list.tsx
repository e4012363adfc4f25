import { useLingui } from '@lingui/react/macro';

import { itemPriceMessage } from '#blocks/messages/item-price-messages.ts';
import { ticketMessage } from '#blocks/messages/order-messages.ts';
import { ProductLink } from '#blocks/product-link.tsx';
import { productName } from '#blocks/messages/product-messages.ts';
import { OrderedSections } from '#blocks/products/ordered-sections.tsx';
import { TicketBody, ticketClass } from '#blocks/products/ticket.tsx';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';

/** What the guest has ordered, with its dates, leading to where it can be used (R3-65, R3-66). */
export function OrderedList({ stay, zone }: { stay: Stay; zone: ZoneId }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = ({ type, productId }: OrderedItem): string => {
    const name = stay.products.find(({ id }) => id === productId)?.name;
    return productName(i18n, {
      type,
      name: name ?? t({ message: 'Extra', comment: 'An ordered product without a name' }),
    });
  };
  return (
    <OrderedSections items={stay.orderedProducts}>
      {(tickets) => (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6 [&>:last-child:nth-child(odd)]:col-span-full">
          {tickets.map((item) => (
            <li key={item.id} className="grid min-w-0">
              <ProductLink product={{ id: item.productId, type: item.type }} slug={stay.slug} className={ticketClass}>
                <TicketBody type={item.type}>
                  <span className="font-semibold">{nameOf(item)}</span>
                  <span className="text-note text-soft">{ticketMessage(i18n, format, item, zone)}</span>
                  <span className="font-semibold tabular-nums">{itemPriceMessage(i18n, format, item)}</span>
                </TicketBody>
              </ProductLink>
            </li>
          ))}
        </ul>
      )}
    </OrderedSections>
  );
}
