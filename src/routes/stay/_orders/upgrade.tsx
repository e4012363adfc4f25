import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { productAvailabilityQuery } from '#data/products.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { UpgradePage } from '#features/upgrade/upgrade-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

const TYPE = 'unit-category-upgrade';

/** The available upgrades (R2-32). */
export const Route = createFileRoute('/stay/_orders/upgrade')({
  staticData: { back: <BackToExtras />, title: msg`A bigger apartment`, section: 'extras' },
  loaderDeps: byStay,
  loader: async ({ context: { queryClient, slug }, deps }) => {
    const stay = await requireOpenOrders({ queryClient, slug });
    const product = stay && productOffer(stay, TYPE, deps.product).product;
    if (product) await queryClient.prefetchQuery(productAvailabilityQuery(stay.reservationId, product.id, TYPE));
  },
  component: function UpgradeRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return <UpgradePage slug={slug} productId={product} />;
  },
});
