import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { dateSlotsQuery } from '#data/products.ts';
import { LateCheckOutPage } from '#features/late-check-out/late-check-out-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

/** A later end on the last day (R2-22). */
export const Route = createFileRoute('/stay/_orders/late-check-out')({
  staticData: { back: <BackToExtras />, title: msg`Late check-out`, section: 'extras' },
  loaderDeps: byStay,
  loader: async ({ context }) => {
    const stay = await requireOpenOrders(context);
    if (stay) await context.queryClient.prefetchQuery(dateSlotsQuery(stay.reservationId));
  },
  component: function LateCheckOutPageRoute() {
    const { slug } = Route.useRouteContext();
    return <LateCheckOutPage slug={slug} />;
  },
});
