import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { takesOrders } from '#domain/product/product-offer.ts';
import { RequestConfirmation } from '#features/order/request-confirmation.tsx';
import { readPendingOrder } from '#session/pending-order.ts';

import { openPage } from '../../-open-page.ts';

/** The request for the nights that were chosen (R2-43, R2-143); nothing chosen, or sent already: the stay (R2-140, S55). */
export const Route = createFileRoute('/stay/_orders/order-product/reservation-extension')({
  staticData: { title: msg`Ask for more nights`, section: 'extras' },
  beforeLoad: ({ context: { slug } }) => {
    const order = readPendingOrder(slug);
    if (order?.draft.type !== 'reservation-extension-request' || order.stage.name === 'done')
      throw redirect({ to: '/stay', search: { slug }, replace: true });
  },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function RequestConfirmationRoute() {
    const { slug } = Route.useRouteContext();
    return <RequestConfirmation slug={slug} />;
  },
});
