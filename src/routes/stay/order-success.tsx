import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { OrderSuccess } from '#features/order/order-success.tsx';

import { openPage, takesOrders } from './-open-page.ts';

/** The order went through (R2-45). */
export const Route = createFileRoute('/stay/order-success')({
  staticData: { title: msg`Your order` },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function OrderSuccessRoute() {
    const { slug } = Route.useRouteContext();
    return <OrderSuccess slug={slug} />;
  },
});
