import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { productPage } from '#components/paths.ts';
import { customProductsQuery } from '#data/products.ts';
import { stayProduct } from '#domain/product/product-offer.ts';
import { CustomProductPage } from '#features/custom-product/custom-product-page.tsx';

import { byStay } from '../../../-search.ts';
import { requireOpenOrders } from '../../-guards.ts';

/** A custom product (R2-47); the id of a regular product redirects to its page (R2-144). */
export const Route = createFileRoute('/stay/_orders/product/$id')({
  staticData: {
    back: <BackToExtras />,
    title: msg({ message: 'Extras', context: 'navigation' }),
    section: 'extras',
    handlesChanges: true,
  },
  loaderDeps: byStay,
  loader: async ({ context: { queryClient, slug }, params: { id } }) => {
    const stay = await requireOpenOrders({ queryClient, slug });
    if (stay === undefined) return;
    const own = stayProduct(stay, id);
    if (own && own.type !== 'custom')
      throw redirect({ to: productPage(own.type), search: { slug, product: id }, replace: true });
    // Not awaited: a slow response must not delay the page and its Back link.
    if (own === undefined) void queryClient.prefetchQuery(customProductsQuery(stay.propertyId));
  },
  component: function CustomProductRoute() {
    const { slug } = Route.useRouteContext();
    const { id } = Route.useParams();
    return <CustomProductPage slug={slug} id={id} />;
  },
});
