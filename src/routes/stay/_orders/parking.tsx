import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { ParkingPage } from '#features/parking/parking-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

/** Parking and its order (R2-28, R2-109). */
export const Route = createFileRoute('/stay/_orders/parking')({
  staticData: { back: <BackToExtras />, title: msg({ message: 'Parking', context: 'product' }), section: 'extras' },
  loaderDeps: byStay,
  loader: ({ context }) => requireOpenOrders(context),
  component: function ParkingRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return <ParkingPage slug={slug} productId={product} />;
  },
});
