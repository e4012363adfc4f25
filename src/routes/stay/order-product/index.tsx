import { createFileRoute } from '@tanstack/react-router';

import { redirectTo } from '../../-search.ts';

/** Redirects to the stay, because an order needs a product (R2-42). */
export const Route = createFileRoute('/stay/order-product/')({
  beforeLoad: redirectTo('/stay'),
});
