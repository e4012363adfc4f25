import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';

import { Shell } from '#features/shell/shell.tsx';
import { asSlug } from '#domain/stay/slug.ts';
import type { Slug } from '#domain/stay/slug.ts';

import type { RouterContext } from '../router-context.ts';

/** The parameters every address may carry: the stay's slug, and a campaign's utm_* (R2-139). */
export interface RootSearch {
  slug?: Slug | undefined;
  [campaign: `utm_${string}`]: string;
}

/** Keeps a valid slug and utm_*, drops the rest; a repeated or empty slug is none (R5-29). */
function validateSearch(search: Record<string, unknown>): RootSearch {
  const slug = asSlug(search['slug']);
  const campaign = Object.entries(search).filter(
    ([name, value]) => name.startsWith('utm_') && typeof value === 'string',
  );
  return { ...Object.fromEntries(campaign), ...(slug === undefined ? {} : { slug }) };
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
