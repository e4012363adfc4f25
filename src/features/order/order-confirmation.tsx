import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { whenMessage } from '#blocks/messages/order-messages.ts';
import { productName } from '#blocks/messages/product-messages.ts';
import { DraftBreakdown } from '#blocks/products/draft-breakdown.tsx';
import { StaySummary } from '#blocks/task/stay-summary.tsx';
import { TwoClocks } from '#blocks/two-clocks.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { draftPrice } from '#domain/order/order-draft.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { usePendingOrder } from '#session/pending-order.ts';
import { CardHead } from '#ui/card-head.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PictureCard } from '#ui/picture-card.tsx';
import { ProductScene } from '#ui/scenes/product-scenes.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { OrderActions } from './order-actions.tsx';
import { OrderNotice, OrderTrouble } from './order-notice.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderPayment } from './order-payment.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useOrderTitle } from './use-order-title.ts';

/**
 * What is ordered, who pays and when, its price with its arithmetic, and the press that orders it (R2-44, R3-75, R3-80). Without an order there is
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
  const format = useFormat();
  const about = useStay(order.slug);
  const { stay, property } = about;
  const { view, refusal, why, paidBy, confirm } = useConfirmation(order, line, about);
  const title = useOrderTitle(why === null || why === 'other' ? view : 'ready', t`Confirm your order`);
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
                <OrderNotice view={view} refusal={refusal} />
                <OrderActions
                  view={view}
                  draft={order.draft}
                  paidBy={paidBy}
                  slug={order.slug}
                  price={line.total === 0 ? t`Free` : format.money(line.total, line.currency)}
                  onConfirm={confirm}
                />
              </OrderOutcome>
            }
          >
            <DraftBreakdown draft={order.draft} stay={stay} zone={property.timezone} />
          </StaySummary>
        }
      >
        <Ordered draft={order.draft} property={property} />
        {(why === null || why === 'other') && (
          <OrderPayment stay={stay} paidBy={paidBy} canTurnBack={view === 'ready'} />
        )}
      </SummaryColumns>
    </Page>
  );
}

/** What is ordered, and for when. */
function Ordered({ draft, property }: { draft: OrderDraft; property: Property }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const when = whenMessage(i18n, format, draft, zone);
  return (
    <PictureCard picture={<ProductScene type={draft.type} />} labelledBy="order-title">
      <CardHead id="order-title" title={productName(i18n, draft)} />
      {draft.detail !== undefined && <p className="-mt-1.5">{draft.detail}</p>}
      {when !== undefined && (
        <p className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          {when}
          <TwoClocks city={property.city} zone={zone} />
        </p>
      )}
    </PictureCard>
  );
}
