import { useLingui } from '@lingui/react/macro';

import { itemPriceMessage } from '#blocks/messages/item-price-messages.ts';
import { ticketMessage } from '#blocks/messages/order-messages.ts';
import { ProductLink } from '#blocks/product-link.tsx';
import { productName } from '#blocks/messages/product-messages.ts';
import { OrderedSections } from '#blocks/products/ordered-sections.tsx';
import { Requested, TicketBody, ticketClass } from '#blocks/products/ticket.tsx';
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
        <ul className="rows">
          {tickets.map((item) => (
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
                      <span className="text-note text-soft">
                        {ticketMessage(i18n, format, item, zone) ||
                          t({
                            message: 'For your stay',
                            comment: 'Below something ordered that has no time of its own',
                          })}
                      </span>
                      {item.isPending && <Requested />}
                    </span>
                    <span className="shrink-0 text-soft tabular-nums">{itemPriceMessage(i18n, format, item)}</span>
                  </span>
                </TicketBody>
              </ProductLink>
            </li>
          ))}
        </ul>
      )}
    </OrderedSections>
  );
}
