import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { confirmationPage } from '#blocks/paths.ts';
import { takesOrders } from '#domain/product/product-offer.ts';
import { OrderConfirmation } from '#features/order/order-confirmation.tsx';

import { byStay, toStay } from '../../-search.ts';
import { openPage } from '../-open-page.ts';

/** What is ordered, what it costs, and the press that orders it (R2-44); nothing chosen, or ordered already: the stay (R2-140, S55). */
export const Route = createFileRoute('/stay/_orders/order-confirmation')({
  staticData: { title: msg`Confirm your order`, section: 'extras', isQuiet: true },
  loaderDeps: byStay,
  beforeLoad: async ({ context: { slug } }) => {
    // Imported here: the way to a door must not load it.
    const { readPendingOrder } = await import('#session/pending-order.ts');
    const order = readPendingOrder(slug);
    if (order === undefined || order.stage.name === 'done') throw toStay(slug);
    const own = confirmationPage(order.draft.type);
    if (own !== '/stay/order-confirmation') throw redirect({ to: own, search: { slug }, replace: true });
  },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function OrderConfirmationRoute() {
    const { slug } = Route.useRouteContext();
    return <OrderConfirmation slug={slug} />;
  },
});
