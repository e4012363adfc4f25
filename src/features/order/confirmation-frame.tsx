import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { BackLink } from '#components/back-link.tsx';
import { choicePage } from '#components/paths.ts';
import { DraftBreakdown } from '#components/products/draft-breakdown.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { isOffered } from '#domain/order/order-flow.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { PriceLine } from '#domain/order/price.ts';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { OrderActions } from './order-actions.tsx';
import { OrderHelp, OrderNotice, OrderTrouble } from './order-notice.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderedInVain } from './ordered-in-vain.tsx';
import { OrderPayment } from './order-payment.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useOrderTitle } from './use-order-title.ts';

interface ConfirmationFrameProps {
  order: PendingOrder;
  line: PriceLine;
  /** The heading until the press. */
  title: string;
  /** A separate name for the press. */
  label?: string | undefined;
  /** The price on the press. */
  price?: string | undefined;
  /** The price with its arithmetic, and after a failure that of another try. */
  hasSum?: boolean;
  /** The heading while it is on its way. */
  waiting: string;
  /** The page says who pays, even if there is nothing to pay. */
  saysWhoPays?: boolean;
  /** What is ordered or asked for. */
  children: ReactNode;
}

/** What goes out, who pays and when, the way back, the press that sends it, and what became of it (R4-30). */
export function ConfirmationFrame(props: ConfirmationFrameProps) {
  const { t } = useLingui();
  const { order, line, label, price, hasSum = false, saysWhoPays = false, children } = props;
  const about = useStay(order.slug);
  const { stay, property } = about;
  const { view, refusal, why, paidBy, confirm } = useConfirmation(order, line, about);
  const hasOwnWords = why !== null && why !== 'other';
  const { title, lead } = useOrderTitle(hasOwnWords ? 'ready' : view, { ready: props.title, waiting: props.waiting });
  const hasFailed = view === 'payment-failed' || view === 'failed' || view === 'missing';
  const isInTrouble = hasFailed && !hasOwnWords;
  const sum = hasSum && (
    <DraftBreakdown
      draft={order.draft}
      stay={stay}
      zone={property.timezone}
      total={hasFailed ? t`Total, if you try again` : undefined}
    />
  );
  return (
    <Page isTask>
      <div>
        {!hasOwnWords && isOffered(view) && (
          <BackLink to={choicePage(order.draft.type)} slug={order.slug}>
            {t({ message: 'Back', comment: 'Link: to the page before' })}
          </BackLink>
        )}
        <PageTitle lead={lead}>{title}</PageTitle>
      </div>
      {/* The heading changes in place, which no screen reader says (R4-25). */}
      <LiveRegion text={lead === undefined ? '' : `${title}. ${lead}`} />
      <SummaryColumns
        summary={
          <>
            <StaySummary
              stay={stay}
              property={property}
              action={
                <OrderOutcome why={why} order={order} property={property}>
                  <OrderNotice view={view} refusal={refusal} />
                  <OrderActions
                    view={view}
                    paidBy={paidBy}
                    slug={order.slug}
                    label={label}
                    price={price}
                    onConfirm={confirm}
                  />
                </OrderOutcome>
              }
            >
              {!isInTrouble && sum}
            </StaySummary>
            {!hasOwnWords && (view === 'failed' || view === 'payment-failed') && <OrderHelp property={property} />}
          </>
        }
      >
        {!hasOwnWords && (
          <OrderTrouble
            view={view}
            refusal={refusal}
            stay={stay}
            property={property}
            paidBy={paidBy}
            sum={sum}
            price={price}
            onRetry={confirm}
          />
        )}
        {isInTrouble ? <OrderedInVain draft={order.draft} zone={property.timezone} /> : children}
        {!hasOwnWords && !hasFailed && (saysWhoPays || paidBy !== 'free') && (
          <OrderPayment stay={stay} paidBy={paidBy} canTurnBack={view === 'ready'} />
        )}
      </SummaryColumns>
    </Page>
  );
}
