import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { CardReturnPage } from '#features/cards/card-return-page.tsx';

/**
 * Where a guest's bank leads back to after 3-D Secure, without a slug: the provider does not learn it. It leads on to the
 * card; in a browser that does not know the card it says so.
 */
export const Route = createFileRoute('/card-return')({
  staticData: { title: msg`Back from your bank` },
  loader: async ({ location }) => {
    const { takeCardReturn } = await import('./-take-card-return.ts');
    const next = takeCardReturn(location.searchStr, location.state);
    if (next) throw next;
  },
  component: CardReturnPage,
});
