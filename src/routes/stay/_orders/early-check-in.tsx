import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { dateSlotsQuery } from '#data/products.ts';
import { EarlyCheckInPage } from '#features/early-check-in/early-check-in-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

/** An earlier start on the first day (R2-23). */
export const Route = createFileRoute('/stay/_orders/early-check-in')({
  staticData: { back: <BackToExtras />, title: msg`Early check-in`, section: 'extras' },
  loaderDeps: byStay,
  loader: async ({ context }) => {
    const stay = await requireOpenOrders(context);
    if (stay) await context.queryClient.prefetchQuery(dateSlotsQuery(stay.reservationId));
  },
  component: function EarlyCheckInPageRoute() {
    const { slug } = Route.useRouteContext();
    return <EarlyCheckInPage slug={slug} />;
  },
});
