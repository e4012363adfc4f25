import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { RequestConfirmation } from '#features/order/confirmation-page.tsx';

import { byStay } from '../../../-search.ts';
import { openOrders } from '../-open-orders.ts';

/** The request for the nights that were chosen (R2-43, R2-143); nothing chosen, or sent already: the stay (R2-140, S55). */
export const Route = createFileRoute('/stay/_orders/order-product/reservation-extension')({
  staticData: { title: msg`Ask for more nights`, section: 'extras', isQuiet: true },
  loaderDeps: byStay,
  beforeLoad: async ({ context: { slug } }) => {
    // Imported here: the way to a door must not load it.
    const { enterConfirmation } = await import('../-enter-order.ts');
    enterConfirmation(slug, '/stay/order-product/reservation-extension');
  },
  loader: ({ context }) => openOrders(context),
  component: function RequestConfirmationRoute() {
    const { slug } = Route.useRouteContext();
    return <RequestConfirmation slug={slug} />;
  },
});
