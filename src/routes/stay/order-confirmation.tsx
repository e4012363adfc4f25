import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { OrderConfirmation } from '#features/order/order-confirmation.tsx';

import { openPage, takesOrders } from './-open-page.ts';

/** What is ordered, what it costs, and the press that orders it (R2-44). */
export const Route = createFileRoute('/stay/order-confirmation')({
  staticData: { title: msg`Confirm your order` },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function OrderConfirmationRoute() {
    const { slug } = Route.useRouteContext();
    return <OrderConfirmation slug={slug} />;
  },
});
