import { asSlug } from '#domain/stay/slug.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** The parameters every address may carry: the stay's slug, and a campaign's utm_*. */
export interface RootSearch {
  slug?: Slug | undefined;
  [campaign: `utm_${string}`]: string | undefined;
}

/**
 * Reads the slug; an empty or repeated one is none (R5-29). The router merges the result over the address, hence
 * undefined.
 */
export const validateRootSearch = (search: Record<string, unknown>): RootSearch => ({ slug: asSlug(search['slug']) });

/** What a redirect keeps of an address: slug and utm_*, nothing else (R2-139). */
export function keptSearch(search: RootSearch): RootSearch {
  const campaign = Object.entries(search).filter(
    ([name, value]) => name.startsWith('utm_') && typeof value === 'string',
  );
  return { slug: search.slug, ...Object.fromEntries(campaign) };
}
