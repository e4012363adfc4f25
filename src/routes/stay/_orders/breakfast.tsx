import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { productAvailabilityQuery, partnersQuery } from '#data/products.ts';
import { hasPassPage } from '#domain/pass/pass.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { BreakfastPage } from '#features/breakfast/breakfast-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

/** Breakfast at a café: pass, partners, and ordering (R2-16). */
export const Route = createFileRoute('/stay/_orders/breakfast')({
  staticData: { back: <BackToExtras />, title: msg`Breakfast`, section: 'extras' },
  loaderDeps: byStay,
  loader: async ({ context: { queryClient, slug }, deps }) => {
    const stay = await requireOpenOrders({ queryClient, slug }, hasPassPage('breakfast'));
    if (!stay) return;
    // Not awaited: the page shows the pass without them.
    void queryClient.prefetchQuery(partnersQuery(stay.propertyId));
    const { product } = productOffer(stay, 'breakfast', deps.product);
    if (product) void queryClient.prefetchQuery(productAvailabilityQuery(stay.reservationId, product.id, 'breakfast'));
  },
  component: function BreakfastRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return <BreakfastPage slug={slug} productId={product} />;
  },
});
