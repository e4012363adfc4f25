import { createFileRoute } from '@tanstack/react-router';

/** Where a guest's bank leads back to after 3-D Secure, without a slug: the provider does not learn it. */
export const Route = createFileRoute('/card-return')({
  loader: async ({ context, location }) => {
    const { takeCardReturn } = await import('./-take-card-return.ts');
    throw takeCardReturn(context.settings, location.searchStr);
  },
});
