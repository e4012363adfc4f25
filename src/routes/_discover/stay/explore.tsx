import { msg } from '@lingui/core/macro';
import { createFileRoute, isRedirect } from '@tanstack/react-router';

import { CITIES } from '#domain/property/property.ts';
import type { City } from '#domain/property/property.ts';
import { OnItsSite } from '#features/find-booking/other-site.tsx';
import { ExplorePage } from '#features/explore/explore-page.tsx';
import { oneOfOr } from '#lib/wire.ts';

import { byStay } from '../../-search.ts';
import { loadStay } from '../../stay/-load-stay.ts';

interface ExploreSearch {
  city?: City | undefined;
}

/** City guides, with or without a stay (R2-19, R2-131). */
export const Route = createFileRoute('/_discover/stay/explore')({
  staticData: { title: msg({ message: 'Explore', context: 'navigation' }) },
  validateSearch: ({ city }: Record<string, unknown>): ExploreSearch => ({ city: oneOfOr(CITIES, city, undefined) }),
  loaderDeps: byStay,
  // No preloading, because the loader stores the stay.
  preload: false,
  loader: async ({ context, deps: { slug }, abortController }): Promise<void> => {
    // A wrong link shows the error page (R2-53); other failures are shown above the guides.
    if (slug !== undefined)
      await loadStay(context, slug, abortController).catch((error: unknown) => {
        if (isRedirect(error)) throw error;
      });
  },
  component: function ExploreRoute() {
    const { slug, city } = Route.useSearch();
    return (
      <OnItsSite slug={slug}>
        <ExplorePage slug={slug} chosen={city} />
      </OnItsSite>
    );
  },
});
