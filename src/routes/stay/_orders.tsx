import { createFileRoute, Outlet } from '@tanstack/react-router';

import { UnderSky } from '#components/sky-scene.tsx';
import { useProductViews } from '#components/products/use-product-views.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { loadMessages } from '#i18n/activate.ts';

import type { StaySearch } from '../-search.ts';

/** The route group of pages for orders and changes, with its own catalog. */
export const Route = createFileRoute('/stay/_orders')({
  staticData: { shape: 'form' },
  validateSearch: ({ product }: Record<string, unknown>): Pick<StaySearch, 'product'> =>
    typeof product === 'string' && product !== '' ? { product } : {},
  loader: () => loadMessages('orders'),
  component: function OrdersRoute() {
    const { slug } = Route.useRouteContext();
    useProductViews(slug);
    const { property } = useStay(slug);
    return (
      <UnderSky property={property}>
        <Outlet />
      </UnderSky>
    );
  },
});
