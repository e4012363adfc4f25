import { useLingui } from '@lingui/react/macro';

import { useNamedPage } from '#components/page-name.ts';
import type { OrderView } from '#domain/order/order-flow.ts';

interface OrderTitles {
  /** Until the order is sent. */
  readonly ready: string;
  /** While the order is under way. */
  readonly waiting: string;
}

/** The heading of a confirmation and the sentence below it; both follow the state of the order (R4-25). */
export function useOrderTitle(view: OrderView, { ready, waiting }: OrderTitles): { title: string; lead?: string } {
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
