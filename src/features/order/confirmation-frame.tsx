import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { useNamedPage } from '#components/page-name.ts';
import { Priced } from '#components/products/purchase.tsx';
import { DraftBreakdown } from '#components/products/draft-breakdown.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import type { OrderView } from '#domain/order/order-flow.ts';
import type { PendingOrder } from '#domain/order/order.ts';
import type { Payment, PriceLine } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import { NotOrderedTicket } from './draft-card.tsx';
import { NotSentNotice, OrderFailure, OrderHelp } from './order-failure.tsx';
import { NotOrdered } from './not-ordered.tsx';
import { OrderPayment } from './order-payment.tsx';
import { useConfirmation } from './use-order.ts';

interface ConfirmationFrameProps {
  order: PendingOrder;
  line: PriceLine;
  /** The heading until the order is sent. */
  title: string;
  /** The text of the button; by default it says whether the order is to be paid for. */
  label?: string | undefined;
  /** The price on the button. */
  price?: string | undefined;
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
  const { order, line, label, price, hasSum = false, saysWhoPays = false, children } = props;
  const stayWithProperty = useStay(order.slug);
  const { stay, property } = stayWithProperty;
  const { view, notSent, whyNot, paidBy, confirm } = useConfirmation(order, line, stayWithProperty);
  const hasOwnNotice = whyNot !== null && whyNot !== 'other';
  const { title, lead } = useOrderTitle(hasOwnNotice ? 'ready' : view, { ready: props.title, waiting: props.waiting });
  const hasFailed = view === 'payment-failed' || view === 'failed' || view === 'missing';
  const isFailed = hasFailed && !hasOwnNotice;
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
                  <OrderActions
                    view={view}
                    paidBy={paidBy}
                    slug={order.slug}
                    label={label}
                    price={price}
                    onConfirm={confirm}
                  />
                </NotOrdered>
              }
            >
              {/* Where nothing can be ordered there is nothing to add up. */}
              {!isFailed && !hasOwnNotice && sum}
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
            price={price}
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

interface OrderTitles {
  /** Until the order is sent. */
  readonly ready: string;
  /** While the order is under way. */
  readonly waiting: string;
}

/** The heading of a confirmation and the sentence below it; both follow the state of the order (R4-25). */
function useOrderTitle(view: OrderView, { ready, waiting }: OrderTitles): { title: string; lead?: string } {
  const { t } = useLingui();
  const titles: Record<OrderView, string> = {
    ready,
    waiting,
    checking: t`We are checking`,
    done: waiting,
    missing: t`Not ordered`,
    'payment-failed': t`Payment failed`,
    failed: t`Not ordered`,
    stuck: t`Not confirmed yet`,
    unclear: t`Not confirmed yet`,
  };
  const title = titles[view];
  useNamedPage(view === 'ready' ? undefined : title);
  if (view === 'waiting' || view === 'done')
    return { title, lead: t`Ordering takes a few seconds. Please keep this page open.` };
  if (view === 'checking')
    return {
      title,
      lead: t`The connection was lost before we heard back. We are checking whether your order went through. It will not be sent again.`,
    };
  return { title };
}

interface OrderActionsProps {
  view: OrderView;
  paidBy: Payment;
  slug: Slug;
  /** The text of the button when no card has to be added first. */
  label?: string | undefined;
  /** The price on the button when no card has to be added first. */
  price?: string | undefined;
  onConfirm: () => void;
}

/** The button that orders (R4-30), busy while the order is under way; when its outcome stays unknown, a link to the stay. */
function OrderActions({ view, paidBy, slug, label, price, onConfirm }: OrderActionsProps) {
  const { t } = useLingui();
  if (view === 'stuck' || view === 'unclear') {
    return (
      <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
        {t`Go to your stay`}
      </Link>
    );
  }
  const isBusy = view === 'waiting' || view === 'checking' || view === 'done';
  // The notice of a failure has buttons of its own.
  if (!isBusy && view !== 'ready') return null;
  const isCardFirst = paidBy === 'card-missing';
  const ordering = paidBy === 'free' ? t`Confirm order` : t`Confirm and pay`;
  const confirm = isCardFirst ? t`Confirm and add a card` : (label ?? ordering);
  return (
    <PinnedAction>
      <Button busy={isBusy} onClick={onConfirm}>
        <Priced price={isBusy || isCardFirst ? undefined : price}>{isBusy ? t`One moment` : confirm}</Priced>
      </Button>
    </PinnedAction>
  );
}
