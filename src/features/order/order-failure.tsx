import { Trans, useLingui } from '@lingui/react/macro';

import { ContactLine, NotSent, WaitFirst } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import type { Unsent } from '#data/submit.ts';
import type { OrderView } from '#domain/order/order-flow.ts';
import type { Payment } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnMount } from '#ui/focus.ts';

import { Payer } from '#components/order/order-payment.tsx';

interface OrderFailureProps {
  view: OrderView;
  notSent: Unsent | undefined;
  stay: Stay;
  property: Property;
  paidBy: Payment;
  /** What another try would cost. */
  sum: Elements;
  onRetry: () => void;
}

/** Above what is ordered: what went wrong, and what the guest can do; nothing while the order is under way. */
export function OrderFailure({ view, notSent, ...rest }: OrderFailureProps) {
  if (view === 'ready' || view === 'waiting' || view === 'checking' || view === 'done') return null;
  return (
    <>
      <FocusedFailure key={view} view={view} {...rest} />
      {notSent !== undefined && <NotSent why={notSent} />}
    </>
  );
}

/** Below what is ordered: whom to ask after a failure that may be solved by another try (R8-29). */
export function OrderHelp({ property }: { property: Property }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="help-title">
      <h2 id="help-title" className="text-lead">{t`Need help?`}</h2>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} chat="always" />
    </Card>
  );
}

interface FailureProps {
  view: Extract<OrderView, 'missing' | 'stuck' | 'payment-failed' | 'failed' | 'unclear'>;
  stay: Stay;
  property: Property;
  paidBy: Payment;
  sum: Elements;
  onRetry: () => void;
}

/**
 * The notice of a failed order with its buttons (R4-27, R4-29, R4-31, R4-32, R8-38, R8-40). Takes the focus when it
 * mounts, hence a key for each failure.
 */
function FocusedFailure(props: FailureProps) {
  const container = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={container} tabIndex={-1} className="rounded-card">
      <FailureNotice {...props} />
    </div>
  );
}

/** The whole width of the notice, from below its icon. */
const FULL_WIDTH = { marginInlineStart: '-2.125rem', flex: '1 0 100%' };

function FailureNotice({ view, stay, property, paidBy, sum, onRetry }: FailureProps) {
  const { t } = useLingui();
  const isFree = paidBy === 'free';
  const nothing = isFree ? t`Nothing was ordered.` : t`Nothing was ordered, so there is nothing to pay.`;
  const again = <Button onClick={onRetry}>{t`Try again`}</Button>;
  const retry = (
    <div className="flex flex-col gap-3" style={FULL_WIDTH}>
      {sum}
      {again}
    </div>
  );
  // The texts of these notices ask the guest to contact us, so that the chat is offered outside its hours too.
  const channels = <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} chat="always" />;
  switch (view) {
    case 'missing':
      return (
        <Notice tone="warn" role="alert" heading={t`Your order did not reach us`} actions={retry}>
          {t`We looked at your stay, and the order is not there. You can send it again.`}
        </Notice>
      );
    case 'payment-failed':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={nothing}
          actions={
            // The two links share a row where both fit; otherwise each has a row of its own.
            <div className="flex flex-col gap-3" style={FULL_WIDTH}>
              {!isFree && <Payer stay={stay} paidBy={paidBy} />}
              {sum}
              {again}
              <div className="flex flex-wrap gap-2">
                <CardLink slug={stay.slug}>{t`Update card`}</CardLink>
                <CardLink slug={stay.slug}>{t`Add card`}</CardLink>
              </div>
            </div>
          }
        >
          <Trans>We couldn't process your payment. Please try again or update your card details.</Trans>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="warn" role="alert" heading={t`Failed to proceed the order`} actions={retry}>
          <div className="flex flex-col gap-1">
            {!isFree && <p>{t`There is nothing to pay.`}</p>}
            <WaitFirst operation="updateCheckIn" />
            <ContactLine />
          </div>
        </Notice>
      );
    case 'unclear':
      return (
        <Notice tone="warn" role="alert" heading={t`Failed to proceed the order`} actions={channels}>
          <p>{t`We could not find out what happened to your order. Please ask us before you order again.`}</p>
          <ContactLine />
        </Notice>
      );
    case 'stuck':
      return (
        <Notice tone="warn" role="alert" heading={t`Something went wrong`} actions={channels}>
          <p>{t`Your order was sent, but not confirmed in time. It will not be sent again. If it goes through, you will find it with your stay.`}</p>
          <ContactLine />
        </Notice>
      );
  }
}

/** Equally wide where both fit in a row. */
const EQUAL = { flexBasis: 0, minWidth: 'fit-content' };

/** Leads to the card page and back to this order; both labels of R4-29 do (R4-32). */
function CardLink({ slug, children }: { slug: Slug; children: string }) {
  return (
    <Link
      to="/stay/add-card"
      search={{ slug, back: 'order-confirmation' }}
      style={EQUAL}
      className={buttonClass('quiet', 'grow')}
    >
      {children}
    </Link>
  );
}
