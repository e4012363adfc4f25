import { useLingui } from '@lingui/react/macro';

import { NotSentOffline } from '#components/failure.tsx';
import type { Unsent } from '#data/submit.ts';
import type { OrderView } from '#domain/order/order-flow.ts';
import { Notice } from '#ui/notice.tsx';

interface NotSentNoticeProps {
  view: OrderView;
  notSent: Unsent | undefined;
}

/** Beside the button: why a new order was not sent (S51 to S53). */
export const NotSentNotice = ({ view, notSent }: NotSentNoticeProps) =>
  view === 'ready' && notSent !== undefined && <NotSent reason={notSent} />;

/** Why the order did not leave this tab. */
export function NotSent({ reason }: { reason: Unsent }) {
  const { t } = useLingui();
  return reason === 'busy-elsewhere' ? (
    <Notice tone="info" role="alert" heading={t`This stay is being changed in another tab`}>
      {t`Nothing was sent from this tab. Please check the other tab first, then try again.`}
    </Notice>
  ) : (
    <NotSentOffline why={reason} />
  );
}
