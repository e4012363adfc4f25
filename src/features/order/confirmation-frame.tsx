import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { DraftBreakdown } from '#components/products/draft-breakdown.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import type { PendingOrder } from '#domain/order/order.ts';
import type { PriceLine } from '#domain/order/price.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import { NotOrderedTicket } from './draft-card.tsx';
import { OrderFailure, OrderHelp } from './order-failure.tsx';
import { NotOrdered } from '#components/order/not-ordered.tsx';
import { OrderPayment, NotSentNotice, OrderButton } from '#components/order/order-payment.tsx';
import { useConfirmation } from '#components/order/use-order.ts';
import { useOrderTitle } from '#components/order/order-title.ts';

interface ConfirmationFrameProps {
  order: PendingOrder;
  line: PriceLine;
  /** The heading until the order is sent. */
  title: string;
  /** The text of the button; by default it says whether the order is to be paid for. */
  label?: string | undefined;
  /** Shows the price with its arithmetic; after a failure it is the price of another try. */
  hasSum?: boolean;
  /** The heading while the order is under way. */
  waiting: string;
  /** Shows the payer even when there is nothing to pay. */
  saysWhoPays?: boolean;
  /** What is ordered or requested. */
  children: Elements;
}

/** A confirmation of any kind: what is ordered, who pays and when, the button that sends it, and the outcome (R4-30). */
export function ConfirmationFrame(props: ConfirmationFrameProps) {
  const { t } = useLingui();
  const { order, line, label, hasSum = false, saysWhoPays = false, children } = props;
  const stayWithProperty = useStay(order.slug);
  const { stay, property } = stayWithProperty;
  const { view, notSent, whyNot, paidBy, confirm } = useConfirmation(order, line, stayWithProperty);
  const hasOwnNotice = whyNot !== null && whyNot !== 'other';
  const { title, lead } = useOrderTitle(hasOwnNotice ? 'ready' : view, { ready: props.title, waiting: props.waiting });
  const hasFailed = view === 'payment-failed' || view === 'failed' || view === 'missing';
  const isFailed = hasFailed && !hasOwnNotice;
  const isUnknown = view === 'stuck' || view === 'unclear';
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
      <PageTitle lead={lead}>{title}</PageTitle>
      {/* Screen readers do not announce a heading that changes in place (R4-25). */}
      <LiveRegion text={lead === undefined ? '' : `${title}. ${lead}`} />
      <SummaryColumns
        summary={
          <>
            <StaySummary
              stay={stay}
              property={property}
              action={
                <NotOrdered whyNot={whyNot} order={order} property={property}>
                  <NotSentNotice view={view} notSent={notSent} />
                  {isUnknown ? (
                    <Link to="/stay" search={{ slug: order.slug }} className={buttonClass('quiet')}>
                      {t`Go to your stay`}
                    </Link>
                  ) : (
                    // The notice of a failure has buttons of its own.
                    !hasFailed && (
                      <PinnedAction>
                        <div className="flex flex-col gap-2.5 wide:gap-4">
                          {sum}
                          <OrderButton view={view} paidBy={paidBy} label={label} onConfirm={confirm} />
                        </div>
                      </PinnedAction>
                    )
                  )}
                </NotOrdered>
              }
            >
              {/* Elsewhere it is above the button, or in the notice. */}
              {isUnknown && !hasOwnNotice && sum}
            </StaySummary>
            {!hasOwnNotice && (view === 'failed' || view === 'payment-failed') && <OrderHelp property={property} />}
          </>
        }
      >
        {!hasOwnNotice && (
          <OrderFailure
            view={view}
            notSent={notSent}
            stay={stay}
            property={property}
            paidBy={paidBy}
            sum={sum}
            onRetry={confirm}
          />
        )}
        {isFailed ? <NotOrderedTicket draft={order.draft} zone={property.timezone} /> : children}
        {!hasOwnNotice && !hasFailed && (saysWhoPays || paidBy !== 'free') && (
          <OrderPayment stay={stay} paidBy={paidBy} isNotSent={view === 'ready'} />
        )}
      </SummaryColumns>
    </Page>
  );
}
