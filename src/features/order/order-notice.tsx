import type { ReactNode } from 'react';

import { Trans, useLingui } from '@lingui/react/macro';

import { ContactLine } from '#components/contact-line.tsx';
import { Link } from '#components/link.tsx';
import { Priced } from '#components/products/continue-button.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { NotSentOffline } from '#components/task/not-sent.tsx';
import type { OrderView } from '#domain/order/order-flow.ts';
import type { Payment } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnMount } from '#ui/focus.ts';

import { Payer } from './order-payment.tsx';

type Refused = 'offline' | 'busy-elsewhere';

interface OrderNoticeProps {
  view: OrderView;
  refusal: Refused | undefined;
  stay: Stay;
  property: Property;
  paidBy: Payment;
  /** What another try would cost. */
  sum: ReactNode;
  /** The same on the press, where it is known. */
  price?: string | undefined;
  onRetry: () => void;
}

/** Beside the press: why an order was not sent (S51 to S53). */
export const OrderNotice = ({ view, refusal }: Pick<OrderNoticeProps, 'view' | 'refusal'>) =>
  view === 'ready' && refusal !== undefined && <NotSent refusal={refusal} />;

/** Above what is ordered: what went wrong, and its ways on. Nothing while nothing did. */
export function OrderTrouble({ view, refusal, ...rest }: OrderNoticeProps) {
  if (view === 'ready' || view === 'waiting' || view === 'checking' || view === 'done') return null;
  return (
    <>
      <Trouble key={view} view={view} {...rest} />
      {refusal !== undefined && <NotSent refusal={refusal} />}
    </>
  );
}

/** Below what is ordered: whom to ask after a failure that a second press may mend (R8-29). */
export function OrderHelp({ property }: { property: Property }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="help-title">
      {/* No larger than the heading of the failure. */}
      <h2 id="help-title" className="text-lead">{t`Need help?`}</h2>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} chat="always" />
    </Card>
  );
}

/** Nothing left this device, and why. */
function NotSent({ refusal }: { refusal: Refused }) {
  const { t } = useLingui();
  return refusal === 'offline' ? (
    <NotSentOffline />
  ) : (
    <Notice tone="info" role="alert" heading={t`Another tab is changing this stay`}>
      {t`Nothing was sent from here. Look there first, then try again.`}
    </Notice>
  );
}

interface TroubleProps {
  view: Extract<OrderView, 'missing' | 'stuck' | 'payment-failed' | 'failed' | 'unclear'>;
  stay: Stay;
  property: Property;
  paidBy: Payment;
  sum: ReactNode;
  price?: string | undefined;
  onRetry: () => void;
}

/**
 * The text and the way on of a failed order (R4-27, R4-29, R4-31, R4-32, R8-38, R8-40). Mount a new one for each
 * failure.
 */
function Trouble(props: TroubleProps) {
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      <Words {...props} />
    </div>
  );
}

/** Buttons as wide as the notice begin below its sign. */
const WHOLE = { marginInlineStart: '-2.125rem', flex: '1 0 100%' };

function Words({ view, stay, property, paidBy, sum, price, onRetry }: TroubleProps) {
  const { t } = useLingui();
  const isFree = paidBy === 'free';
  const nothing = isFree ? t`Nothing was ordered.` : t`Nothing was ordered, so there is nothing to pay.`;
  const again = (
    <Button onClick={onRetry}>
      <Priced price={price}>{t`Try again`}</Priced>
    </Button>
  );
  const retry = (
    <div className="flex flex-col gap-3" style={WHOLE}>
      {sum}
      {again}
    </div>
  );
  // Each notice below says whom to contact: the chat is one of the ways, whatever the hour.
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
            // The two ways to another card share a row where both fit, else each has a row.
            <div className="flex flex-col gap-3" style={WHOLE}>
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

/** As wide as the other where both fit in a row. */
const EQUAL = { flexBasis: 0, minWidth: 'fit-content' };

/** To the card page and back to this order; both labels of R4-29 lead there (R4-32). */
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
