import { redirect } from '@tanstack/react-router';
import type { HistoryState } from '@tanstack/react-router';

import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';

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

export interface StaySearch extends RootSearch {
  /** Which of a stay's products a page is about, where there are several of its kind. */
  product?: string | undefined;
}

/** The deps of every loader that reads a stay. Without the slug it would wait for the stay that was opened before. */
export const byStay = ({ search: { slug, product } }: { search: StaySearch }) => ({ slug, product });

/** What a redirect keeps of an address: slug and utm_*, nothing else (R2-139). */
export function keptSearch(search: RootSearch): RootSearch {
  const campaign = Object.entries(search).filter(
    ([name, value]) => name.startsWith('utm_') && typeof value === 'string',
  );
  return { slug: search.slug, ...Object.fromEntries(campaign) };
}

/** The `beforeLoad` of an address that only leads on; slug and campaign stay (R2-139). */
export const redirectTo =
  (to: '/stay' | '/stay/extras', state: HistoryState = {}) =>
  ({ search }: { search: RootSearch }): never => {
    throw redirect({ to, search: keptSearch(search), state, replace: true });
  };

/** The redirect to the index of a stay, which says why when `state` tells it. */
export const redirectToStay = (slug: Slug, state: HistoryState = {}) =>
  redirect({ to: '/stay', search: { slug }, state, replace: true });
