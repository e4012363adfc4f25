import { useLingui } from '@lingui/react/macro';

import { whenMessage } from '#components/messages/order-messages.ts';
import { productName } from '#components/messages/product-messages.ts';
import { TicketBody, ticketClass } from '#components/products/ticket.tsx';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';

/** What was not ordered, small: the notice above it and its ways on come first. */
export function OrderedInVain({ draft, zone }: { draft: OrderDraft; zone: ZoneId }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <div className={ticketClass({ isPending: true })}>
      <TicketBody type={draft.type} isPending>
        <span className="flex min-w-0 flex-col items-start gap-1">
          <span className="font-semibold">{productName(i18n, draft)}</span>
          <span className="text-note text-soft empty:hidden">{draft.detail}</span>
          <span className="text-note text-soft empty:hidden">{whenMessage(i18n, format, draft, zone)}</span>
        </span>
      </TicketBody>
    </div>
  );
}
