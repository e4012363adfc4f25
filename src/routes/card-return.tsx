import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { CardReturnPage } from '#features/cards/card-return-page.tsx';

/**
 * The return address for a guest's bank after 3-D Secure, without a slug, which the provider must not learn. Redirects
 * to the card page; in a browser that does not know the card, it says so.
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
