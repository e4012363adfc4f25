import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import type { Slug } from '#domain/stay/stay.ts';
import { OnItsSite } from '#features/find-booking/other-site.tsx';
import { readCurrentStay } from '#session/current-stay.ts';

import { withoutStay } from '../-arrival.ts';
import { byStay, keptSearch } from '../-search.ts';
import { useRerunGuards } from './-rerun-guards.ts';
import { cacheSavedStay, RevalidatedStay } from './-revalidated-stay.tsx';
import { showsSavedStay, loadStay } from './-load-stay.ts';

/** How long pages that can open without the property wait for it, to avoid layout shifts. */
const PROPERTY_TIMEOUT_MS = 500;

/**
 * The stay area: takes the slug from the address or storage (R2-119), loads the stay with its property, and stores the
 * slug (R2-120). An unknown slug redirects to the error page (R2-53); other failures are shown here.
 */
export const Route = createFileRoute('/stay')({
  staticData: { hasNavigation: true, section: 'stay' },
  loaderDeps: byStay,
  // No preloading, because the loader stores the stay.
  preload: false,
  beforeLoad: ({ context, search, location, matches }): { slug: Slug; propertyTimeoutMs: number | undefined } => {
    // Checked before the slug: a page that the brand lacks is closed to everyone (R2-122).
    if (!context.settings.brand.hasAccount && matches.some(({ staticData }) => staticData.isMainBrandOnly === true)) {
      throw redirect({ to: '/check-in', replace: true });
    }
    const propertyTimeoutMs = matches.some(({ staticData }) => staticData.opensWithoutProperty === true)
      ? PROPERTY_TIMEOUT_MS
      : undefined;
    if (search.slug !== undefined) return { slug: search.slug, propertyTimeoutMs };
    const stored = readCurrentStay();
    if (stored === undefined) {
      const { whyHere = 'no-stay' } = location.state;
      throw redirect({ to: withoutStay(context.settings), state: { whyHere }, replace: true });
    }
    throw redirect({ to: location.pathname, search: { ...keptSearch(search), slug: stored }, replace: true });
  },
  loader: ({
    context: { queryClient, settings, slug, propertyTimeoutMs },
    location: { pathname },
    abortController,
  }) => {
    const hasSaved = showsSavedStay(pathname);
    if (hasSaved) cacheSavedStay(queryClient, slug, settings.brand.id);
    return loadStay({ queryClient, settings }, slug, abortController, { propertyTimeoutMs, hasSaved });
  },
  component: function StayArea() {
    const { slug } = Route.useRouteContext();
    useRerunGuards(slug);
    // Resets page state, such as form fields, when the stay changes.
    return (
      <OnItsSite slug={slug}>
        <RevalidatedStay key={slug} slug={slug}>
          <Outlet />
        </RevalidatedStay>
      </OnItsSite>
    );
  },
});
