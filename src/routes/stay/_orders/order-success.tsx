import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { OrderSuccess } from '#features/order/order-success.tsx';

import { byStay } from '../../-search.ts';
import { openPage } from '../-open-page.ts';

/** The order went through (R2-45); without one there is nothing to celebrate (R2-140, S55). */
export const Route = createFileRoute('/stay/_orders/order-success')({
  staticData: { title: msg`Your order`, section: 'extras' },
  loaderDeps: byStay,
  beforeLoad: async ({ context: { slug } }) => {
    // Imported here: the way to a door must not load it.
    const { enterSuccess } = await import('./-enter-order.ts');
    enterSuccess(slug);
  },
  loader: ({ context }) => openPage(context),
  component: function OrderSuccessRoute() {
    const { slug } = Route.useRouteContext();
    return <OrderSuccess slug={slug} />;
  },
});
