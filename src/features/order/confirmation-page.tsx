import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { useStay } from '#data/stay/stay-queries.ts';
import { extensionOffer } from '#domain/extension/extension-request.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { PendingOrder } from '#domain/order/order.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import { usePendingOrder } from '#session/pending-order.ts';

import { ConfirmationFrame } from './confirmation-frame.tsx';
import { OrderedCard, RequestCard } from './draft-card.tsx';

/**
 * The confirmation of an order: what is ordered, its price with the arithmetic, who pays and when (R2-44, R3-75, R3-80).
 * Without a pending order the stay opens (R2-140).
 */
export function OrderConfirmation({ slug }: { slug: Slug }) {
  const { stay, zone } = useStay(slug);
  const order = usePendingOrder(slug);
  const line = order && draftPrice(order.draft, stay, zone);
  if (order === undefined || line === undefined) return <Navigate to="/stay" search={{ slug }} replace />;
  return <OrderForm order={order} line={line} />;
}

function OrderForm({ order, line }: { order: PendingOrder; line: PriceLine }) {
  const { t } = useLingui();
  const { property } = useStay(order.slug);
  return (
    <ConfirmationFrame
      order={order}
      line={line}
      title={t`Confirm your order`}
      waiting={t`Placing your order`}
      hasSum
      saysWhoPays
    >
      <OrderedCard draft={order.draft} property={property} />
    </ConfirmationFrame>
  );
}

/** The confirmation of a request for more nights (R2-43, R2-143); when one was sent before, its page opens (R4-88). */
export function RequestConfirmation({ slug }: { slug: Slug }) {
  const { stay, zone } = useStay(slug);
  const order = usePendingOrder(slug);
  const isRequested = useAtTime((now) => extensionOffer(stay, now, zone).state === 'requested');
  const line = order && draftPrice(order.draft, stay, zone);
  if (order?.draft.type !== 'reservation-extension-request' || line === undefined)
    return <Navigate to="/stay" search={{ slug }} replace />;
  const isNotSent = order.stage.name === 'draft' || order.stage.name === 'failed';
  if (isNotSent && isRequested) return <Navigate to="/stay/reservation-extension" search={{ slug }} replace />;
  return <RequestForm order={order} line={line} />;
}

function RequestForm({ order, line }: { order: PendingOrder; line: PriceLine }) {
  const { t } = useLingui();
  const { property } = useStay(order.slug);
  return (
    <ConfirmationFrame
      order={order}
      line={line}
      title={t`Ask for more nights`}
      label={t`Send request`}
      waiting={t`Sending your request`}
    >
      <RequestCard draft={order.draft} line={line} property={property} />
    </ConfirmationFrame>
  );
}
