import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { StockedFridgePage } from '#features/stocked-fridge/stocked-fridge-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

/** The stocked fridge and its order (R2-27). */
export const Route = createFileRoute('/stay/_orders/stocked-fridge')({
  staticData: { back: <BackToExtras />, title: msg`Stocked fridge`, section: 'extras' },
  loaderDeps: byStay,
  loader: ({ context }) => requireOpenOrders(context),
  component: function StockedFridgeRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return <StockedFridgePage slug={slug} productId={product} />;
  },
});
