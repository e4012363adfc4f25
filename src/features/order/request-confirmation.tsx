import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { useStay } from '#data/stay/use-stay.ts';
import { extensionOffer } from '#domain/extension/extension-request.ts';
import { draftPrice } from '#domain/order/order-draft.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtTime } from '#lib/clock.ts';
import { usePendingOrder } from '#session/pending-order.ts';

import { ConfirmationFrame } from './confirmation-frame.tsx';
import { RequestSummary } from './request-summary.tsx';

/** The nights that are asked for, and the press that asks (R2-43, R2-143); with a request there already its page says so (R4-88). */
export function RequestConfirmation({ slug }: { slug: Slug }) {
  const { stay, zone } = useStay(slug);
  const order = usePendingOrder(slug);
  const isRequested = useAtTime((now) => extensionOffer(stay, now, zone).state === 'requested');
  const line = order && draftPrice(order.draft, stay, zone);
  if (order?.draft.type !== 'reservation-extension-request' || line === undefined)
    return <Navigate to="/stay" search={{ slug }} replace />;
  const isNotSent = order.stage.name === 'draft' || order.stage.name === 'failed';
  if (isNotSent && isRequested) return <Navigate to="/stay/reservation-extension" search={{ slug }} replace />;
  return <Confirmation order={order} line={line} />;
}

function Confirmation({ order, line }: { order: PendingOrder; line: PriceLine }) {
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
      <RequestSummary draft={order.draft} line={line} property={property} />
    </ConfirmationFrame>
  );
}
