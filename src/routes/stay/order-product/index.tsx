import { createFileRoute } from '@tanstack/react-router';

import { redirectTo } from '../../-search.ts';

/** Nothing is ordered without a product: the stay (R2-42). */
export const Route = createFileRoute('/stay/order-product/')({
  beforeLoad: redirectTo('/stay'),
});
