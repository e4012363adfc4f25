import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToChoice } from '#components/back-out.tsx';
import { takesOrders } from '#domain/stay/stay-phase.ts';
import { OrderConfirmation } from '#features/order/confirmation-page.tsx';

import { byStay } from '../../-search.ts';
import { requireStay } from '../-guards.ts';
import { requireDraft } from './-require-order.ts';

/** The confirmation of an order (R2-44); redirects to the stay without a choice or after the order (R2-140, S55). */
export const Route = createFileRoute('/stay/_orders/order-confirmation')({
  staticData: {
    back: <BackToChoice />,
    title: msg`Confirm your order`,
    section: 'extras',
    isQuiet: true,
    handlesChanges: true,
  },
  loaderDeps: byStay,
  beforeLoad: ({ context: { slug }, location }) => requireDraft(slug, '/stay/order-confirmation', location.state),
  loader: ({ context }) => requireStay(context, takesOrders),
  component: function OrderConfirmationRoute() {
    const { slug } = Route.useRouteContext();
    return <OrderConfirmation slug={slug} />;
  },
});
