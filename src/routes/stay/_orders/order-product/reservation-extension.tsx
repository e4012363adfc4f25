import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToChoice } from '#components/back-out.tsx';
import { RequestConfirmation } from '#features/order/confirmation-page.tsx';

import { byStay } from '../../../-search.ts';
import { requireOpenOrders } from '../../-guards.ts';
import { requireDraft } from '../-require-order.ts';

/**
 * The confirmation of a request for more nights (R2-43, R2-143); redirects to the stay without a choice or after
 * sending (R2-140, S55).
 */
export const Route = createFileRoute('/stay/_orders/order-product/reservation-extension')({
  staticData: {
    back: <BackToChoice />,
    title: msg`Ask for more nights`,
    section: 'extras',
    isQuiet: true,
    handlesChanges: true,
  },
  loaderDeps: byStay,
  beforeLoad: ({ context: { slug } }) => requireDraft(slug, '/stay/order-product/reservation-extension'),
  loader: ({ context }) => requireOpenOrders(context),
  component: function RequestConfirmationRoute() {
    const { slug } = Route.useRouteContext();
    return <RequestConfirmation slug={slug} />;
  },
});
