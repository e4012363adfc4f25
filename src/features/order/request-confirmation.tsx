import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { StaySummary } from '#blocks/task/stay-summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { extensionOffer } from '#domain/extension/extension-request.ts';
import { draftPrice } from '#domain/order/order-draft.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtTime } from '#lib/clock.ts';
import { usePendingOrder } from '#session/pending-order.ts';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { OrderActions } from './order-actions.tsx';
import { OrderNotice, OrderTrouble } from './order-notice.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderPayment } from './order-payment.tsx';
import { RequestSummary } from './request-summary.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useOrderTitle } from './use-order-title.ts';

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
  const about = useStay(order.slug);
  const { stay, property } = about;
  const { view, refusal, why, paidBy, confirm } = useConfirmation(order, line, about);
  const title = useOrderTitle(why === null || why === 'other' ? view : 'ready', t`Ask for more nights`);
  return (
    <Page isTask>
      <PageTitle>{title}</PageTitle>
      {(why === null || why === 'other') && (
        <OrderTrouble view={view} refusal={refusal} stay={stay} property={property} onRetry={confirm} />
      )}
      <SummaryColumns
        summary={
          <StaySummary
            stay={stay}
            property={property}
            action={
              <OrderOutcome why={why} order={order} property={property}>
                {view === 'waiting' ? (
                  <Notice tone="info" role="status" heading={t`Sending your request`}>
                    {t`This takes a few seconds. Please keep this page open.`}
                  </Notice>
                ) : (
                  <OrderNotice view={view} refusal={refusal} />
                )}
                <OrderActions
                  view={view}
                  draft={order.draft}
                  paidBy={paidBy}
                  slug={order.slug}
                  label={t`Send request`}
                  onConfirm={confirm}
                />
              </OrderOutcome>
            }
          />
        }
      >
        <RequestSummary draft={order.draft} line={line} property={property} />
        {paidBy !== 'free' && (why === null || why === 'other') && (
          <OrderPayment stay={stay} paidBy={paidBy} canTurnBack={view === 'ready'} />
        )}
      </SummaryColumns>
    </Page>
  );
}
