import { useLingui } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Notice } from '#ui/notice.tsx';

import { OrderTrouble } from './order-trouble.tsx';
import type { OrderView } from '#domain/order/order-flow.ts';

type Refused = 'offline' | 'busy-elsewhere';

interface OrderNoticeProps {
  view: OrderView;
  refusal: Refused | undefined;
  stay: Stay;
  property: Property;
  onRetry: () => void;
}

/** The state of the order, when it is more than ready (R4-25, S51 to S53). */
export function OrderNotice({ view, refusal, stay, property, onRetry }: OrderNoticeProps) {
  const { t } = useLingui();
  switch (view) {
    case 'ready':
      return refusal === undefined ? null : <NotSent refusal={refusal} />;
    case 'waiting':
      return (
        <Notice tone="info" role="status" heading={t`Placing your order`}>
          {t`This takes a few seconds. Please keep this page open.`}
        </Notice>
      );
    case 'checking':
      return (
        <Notice tone="info" role="status" heading={t`We are checking`}>
          {t`The connection was lost before the answer came. We are checking whether your order went through. It will not be sent again.`}
        </Notice>
      );
    case 'done':
      return null;
    default:
      return (
        <>
          <OrderTrouble key={view} view={view} stay={stay} property={property} onRetry={onRetry} />
          {refusal !== undefined && <NotSent refusal={refusal} />}
        </>
      );
  }
}

/** Nothing left this device, and why. */
function NotSent({ refusal }: { refusal: Refused }) {
  const { t } = useLingui();
  return refusal === 'offline' ? (
    <Notice tone="warn" role="alert" heading={t`You seem to be offline. Please check your connection.`}>
      {t`Nothing was sent.`}
    </Notice>
  ) : (
    <Notice tone="info" role="alert" heading={t`Another tab is changing this stay`}>
      {t`Nothing was sent from here. Look there first, then try again.`}
    </Notice>
  );
}
