import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { OrderSuccess } from '#features/order/order-success.tsx';

import { byStay } from '../../-search.ts';
import { requireStay } from '../-guards.ts';
import { requireCompletedOrder } from './-require-order.ts';

/** The completed order (R2-45); redirects to the stay if there is none (R2-140, S55). */
export const Route = createFileRoute('/stay/_orders/order-success')({
  staticData: { title: msg`Your order`, section: 'extras' },
  loaderDeps: byStay,
  beforeLoad: ({ context: { slug } }) => requireCompletedOrder(slug),
  loader: ({ context }) => requireStay(context),
  component: function OrderSuccessRoute() {
    const { slug } = Route.useRouteContext();
    return <OrderSuccess slug={slug} />;
  },
});
