import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { ContactLine } from '#blocks/contact-line.tsx';
import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import type { Sending } from './send-order.ts';
import type { OrderView } from './use-order-flow.ts';

interface OrderNoticeProps {
  view: OrderView;
  refusal: Exclude<Sending, 'sent'> | undefined;
  stay: Stay;
  property: Property;
  onRetry: () => void;
}

/** How the order stands, when there is more to say than that it is ready (R4-27, R4-29, R4-31, R8-38, R8-40, S51 to S53). */
export function OrderNotice({ view, refusal, stay, property, onRetry }: OrderNoticeProps) {
  const { t } = useLingui();
  const channels = <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />;
  switch (view) {
    case 'ready':
      return refusal === undefined ? null : <Refusal refusal={refusal} />;
    case 'waiting':
      return (
        <Notice tone="info" role="status" heading={t`Placing your order`}>
          {t`This takes a few seconds. Your order is safe, even if you close this page.`}
        </Notice>
      );
    case 'checking':
      return (
        <Notice tone="info" role="status" heading={t`We are checking`}>
          {t`The connection was lost before the answer came. We are looking whether your order went through. It is not sent again.`}
        </Notice>
      );
    case 'missing':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`Your order did not arrive`}
          actions={<Button look="primary" onClick={onRetry}>{t`Try again`}</Button>}
        >
          {t`We looked at your stay, and the order is not there. You can send it again.`}
          {refusal && <Refusal refusal={refusal} />}
        </Notice>
      );
    case 'payment-failed':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`Payment failed`}
          actions={
            <>
              <Button onClick={onRetry}>{t`Try again`}</Button>
              <Link
                to="/stay/add-card"
                search={{ slug: stay.slug, back: 'order-confirmation' }}
                className={buttonClass('quiet')}
              >
                {stay.reservationCreditCard === null ? t`Add card` : t`Update card`}
              </Link>
            </>
          }
        >
          <Trans>We couldn't process your payment. Please try again or update your card details.</Trans>
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`Failed to proceed the order`}
          actions={<Button look="quiet" onClick={onRetry}>{t`Try again`}</Button>}
        >
          <p>{t`Nothing was ordered. Try again, or go back and choose anew.`}</p>
          <ContactLine />
        </Notice>
      );
    case 'unclear':
      return (
        <Notice tone="warn" role="alert" heading={t`Failed to proceed the order`} actions={channels}>
          <p>{t`We could not tell how your order stands. Please ask us before you order again.`}</p>
          <ContactLine />
        </Notice>
      );
    case 'stuck':
      return (
        <Notice tone="warn" role="alert" heading={t`Something went wrong`} actions={channels}>
          <p>{t`Your order was sent, but not confirmed in time. It is not sent again. If it goes through, you find it with your stay.`}</p>
          <ContactLine />
        </Notice>
      );
    case 'done':
      return null;
  }
}

/** Nothing left this device, and why. */
function Refusal({ refusal }: { refusal: Exclude<Sending, 'sent'> }) {
  const { t } = useLingui();
  return refusal === 'offline' ? (
    <Notice tone="warn" role="alert" heading={t`You seem to be offline. Please check your connection.`}>
      {t`Nothing was sent.`}
    </Notice>
  ) : (
    <Notice tone="info" role="alert" heading={t`Another tab is at work for this stay`}>
      {t`Nothing was sent from here. Look there first, then try again.`}
    </Notice>
  );
}
