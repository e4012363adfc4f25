import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { partnersQuery } from '#data/products.ts';
import { hasPassPage } from '#domain/pass/pass.ts';
import { GymPage } from '#features/gym/gym-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

/** A gym near the property: pass, access, and ordering (R2-25). */
export const Route = createFileRoute('/stay/_orders/gym')({
  staticData: {
    back: <BackToExtras />,
    title: msg({ message: 'Gym', comment: 'A product: training in a gym near the house' }),
    section: 'extras',
  },
  loaderDeps: byStay,
  loader: async ({ context: { queryClient, slug } }) => {
    const stay = await requireOpenOrders({ queryClient, slug }, hasPassPage('gym'));
    // Not awaited: the page shows the pass without it.
    if (stay) void queryClient.prefetchQuery(partnersQuery(stay.propertyId));
  },
  component: function GymRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return <GymPage slug={slug} productId={product} />;
  },
});
