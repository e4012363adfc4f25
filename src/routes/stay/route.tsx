import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import { isNotFound } from '#api/api-error.ts';
import { propertyQuery } from '#data/property/property-queries.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { readCurrentStay, writeCurrentStay } from '#session/current-stay.ts';

import { withoutStay } from '../-arrival.ts';
import { keptSearch } from '../-search.ts';

/**
 * The stay area: a slug from the address or the stored stay (R2-119), the stay and its house loaded,
 * the stay remembered (R2-120). An unknown slug is the error page (R2-53); any other failure stays here.
 */
export const Route = createFileRoute('/stay')({
  staticData: { hasNavigation: true, section: 'stay' },
  beforeLoad: ({ context, search, location }) => {
    if (search.slug !== undefined) return { slug: search.slug };
    const stored = readCurrentStay();
    if (stored === undefined) throw redirect({ to: withoutStay(context.settings), replace: true });
    throw redirect({ to: location.pathname, search: { ...keptSearch(search), slug: stored }, replace: true });
  },
  loaderDeps: ({ search: { slug } }) => ({ slug }),
  loader: async ({ context: { queryClient, slug } }) => {
    const stay = await queryClient
      .ensureQueryData({ ...stayQuery(slug), revalidateIfStale: true })
      .catch((error: unknown) => {
        // Only this call's 404 means a wrong link (R8-57).
        throw isNotFound(error) ? redirect({ to: '/error', replace: true }) : error;
      });
    await queryClient.ensureQueryData(propertyQuery(stay.propertyId));
    writeCurrentStay(slug);
  },
  component: Outlet,
});
