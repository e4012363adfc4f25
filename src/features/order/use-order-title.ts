import { useLingui } from '@lingui/react/macro';

import { useNamedPage } from '#blocks/page-name.ts';
import type { OrderView } from '#domain/order/order-flow.ts';

/** The heading of a confirmation, and the document's title: `ready` before the press, then the state of the order. */
export function useOrderTitle(view: OrderView, ready: string): string {
  const { t } = useLingui();
  const titles: Record<OrderView, string> = {
    ready,
    waiting: t`Just a moment`,
    checking: t`Just a moment`,
    done: t`Just a moment`,
    missing: t`Not ordered`,
    'payment-failed': t`Not ordered`,
    failed: t`Not ordered`,
    stuck: t`Not confirmed yet`,
    unclear: t`Not confirmed yet`,
  };
  const title = titles[view];
  useNamedPage(view === 'ready' ? undefined : title);
  return title;
}
