import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToStay } from '#components/link.tsx';
import { dateSlotsQuery } from '#data/products.ts';
import { ChangeTimePage } from '#features/change-time/change-time-page.tsx';

import { byStay } from '../../-search.ts';
import { requireStay } from '../-guards.ts';

/** Changes the times of the stay; says so if it is over (R2-33, R4-89). */
export const Route = createFileRoute('/stay/_orders/change-time')({
  staticData: { back: <BackToStay />, title: msg`Change times`, handlesChanges: true },
  loaderDeps: byStay,
  loader: async ({ context }) => {
    const stay = await requireStay(context);
    if (stay) await context.queryClient.prefetchQuery(dateSlotsQuery(stay.reservationId));
  },
  component: function ChangeTimePageRoute() {
    const { slug } = Route.useRouteContext();
    return <ChangeTimePage slug={slug} />;
  },
});
