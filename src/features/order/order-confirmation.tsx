import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { useStay } from '#data/stay/use-stay.ts';
import { draftPrice } from '#domain/order/order-draft.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { usePendingOrder } from '#session/pending-order.ts';
import { Page, PageTitle } from '#ui/page.tsx';

import { OrderActions } from './order-actions.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useConfirmation } from './use-confirmation.ts';

/**
 * What is ordered, its price, who pays and when, and the press that orders it (R2-44). Without an order there is
 * nothing to confirm (R2-140).
 */
export function OrderConfirmation({ slug }: { slug: Slug }) {
  const { stay, zone } = useStay(slug);
  const order = usePendingOrder(slug);
  const line = order && draftPrice(order.draft, stay, zone);
  if (order === undefined || line === undefined) return <Navigate to="/stay" search={{ slug }} replace />;
  return <Confirmation order={order} line={line} />;
}

function Confirmation({ order, line }: { order: PendingOrder; line: PriceLine }) {
  const { t } = useLingui();
  const about = useStay(order.slug);
  const { stay, property } = about;
  const { view, refusal, why, paidBy, confirm } = useConfirmation(order, line, about);
  return (
    <Page width="text">
      <PageTitle>{t`Confirm your order`}</PageTitle>
      <OrderSummary draft={order.draft} stay={stay} property={property} />
      {(why === null || why === 'other') && <OrderPayment stay={stay} paidBy={paidBy} canTurnBack={view === 'ready'} />}
      <OrderOutcome why={why} order={order} property={property}>
        <OrderNotice view={view} refusal={refusal} stay={stay} property={property} onRetry={confirm} />
        <OrderActions view={view} draft={order.draft} paidBy={paidBy} slug={order.slug} onConfirm={confirm} />
      </OrderOutcome>
    </Page>
  );
}
