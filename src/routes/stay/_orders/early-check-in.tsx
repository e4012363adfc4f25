import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { dateSlotsQuery } from '#data/availability/date-slots.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { EarlyCheckInPage } from '#features/early-check-in/early-check-in-page.tsx';

import { openOrders } from './-open-orders.ts';

/** An earlier hour on the first day (R2-23). */
export const Route = createFileRoute('/stay/_orders/early-check-in')({
  staticData: { title: msg`Early check-in`, section: 'extras' },
  loader: async ({ context }) => {
    await openOrders(context);
    const stay = context.queryClient.getQueryData(stayQuery(context.slug).queryKey);
    if (stay) await context.queryClient.prefetchQuery(dateSlotsQuery(stay.reservationId));
  },
  component: function EarlyCheckInPageRoute() {
    const { slug } = Route.useRouteContext();
    return <EarlyCheckInPage slug={slug} />;
  },
});
