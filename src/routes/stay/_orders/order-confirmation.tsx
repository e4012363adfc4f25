import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { takesOrders } from '#domain/product/product-offer.ts';
import { OrderConfirmation } from '#features/order/confirmation-page.tsx';

import { byStay } from '../../-search.ts';
import { openPage } from '../-open-page.ts';

/** What is ordered, what it costs, and the press that orders it (R2-44); nothing chosen, or ordered already: the stay (R2-140, S55). */
export const Route = createFileRoute('/stay/_orders/order-confirmation')({
  staticData: { title: msg`Confirm your order`, section: 'extras', isQuiet: true },
  loaderDeps: byStay,
  beforeLoad: async ({ context: { slug } }) => {
    // Imported here: the way to a door must not load it.
    const { enterConfirmation } = await import('./-enter-order.ts');
    enterConfirmation(slug, '/stay/order-confirmation');
  },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function OrderConfirmationRoute() {
    const { slug } = Route.useRouteContext();
    return <OrderConfirmation slug={slug} />;
  },
});
