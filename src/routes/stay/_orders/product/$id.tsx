import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { takesOrders } from '#domain/product/product-offer.ts';
import { CustomProductPage } from '#features/custom-product/custom-product-page.tsx';

import { openPage } from '../../-open-page.ts';

/** An offer beyond the house's own products (R2-47, R2-144). */
export const Route = createFileRoute('/stay/_orders/product/$id')({
  staticData: { title: msg({ message: 'Extras', context: 'navigation' }), section: 'extras' },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function CustomProductRoute() {
    const { slug } = Route.useRouteContext();
    const { id } = Route.useParams();
    return <CustomProductPage slug={slug} id={id} />;
  },
});
