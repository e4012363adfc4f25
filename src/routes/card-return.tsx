import { createFileRoute, redirect } from '@tanstack/react-router';

import { readCurrentStay } from '#session/current-stay.ts';

import { withoutStay } from './-arrival.ts';

interface CardReturnSearch {
  /** The payment provider's transaction. */
  datatransTrxId?: string | undefined;
  /** The provider's letter for what the bank said. */
  status_3d?: string | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Where a guest's bank leads back to after 3-D Secure, without a slug: the provider does not learn it. Takes the
 * transaction once, and goes on to the card's page with a clean address.
 */
export const Route = createFileRoute('/card-return')({
  validateSearch: ({ datatransTrxId, status_3d }: Record<string, unknown>): CardReturnSearch => ({
    datatransTrxId: text(datatransTrxId),
    status_3d: text(status_3d),
  }),
  loaderDeps: ({ search: { datatransTrxId, status_3d } }) => ({ datatransTrxId, status_3d }),
  loader: async ({ context, deps: { datatransTrxId = '', status_3d } }) => {
    const { takeBankReturn } = await import('#session/pending-card.ts');
    const pending = takeBankReturn({ transactionId: datatransTrxId, status: status_3d });
    const slug = pending?.slug ?? readCurrentStay();
    if (slug === undefined) throw redirect({ to: withoutStay(context.settings), replace: true });
    const back = pending?.back;
    throw redirect({ to: '/stay/add-card', search: { slug, ...(back && { back }) }, replace: true });
  },
});
