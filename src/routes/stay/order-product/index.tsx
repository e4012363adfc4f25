import { createFileRoute, redirect } from '@tanstack/react-router';

import { keptSearch } from '../../-search.ts';

/** Nothing is ordered without a product: the stay (R2-42). */
export const Route = createFileRoute('/stay/order-product/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/stay', search: keptSearch(search), replace: true });
  },
});
