import { redirect } from '@tanstack/react-router';
import type { HistoryState } from '@tanstack/react-router';

import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';

/** Parameters allowed on every address: the stay's slug, and a campaign's utm_*. */
export interface RootSearch {
  slug?: Slug | undefined;
  [campaign: `utm_${string}`]: string | undefined;
}

/**
 * Parses the slug; undefined if empty or repeated (R5-29). Explicitly undefined, because the router merges the result
 * into the address.
 */
export const validateRootSearch = (search: Record<string, unknown>): RootSearch => ({ slug: asSlug(search['slug']) });

export interface StaySearch extends RootSearch {
  /** Which product a page is about, if the stay has several of its type. */
  product?: string | undefined;
}

/**
 * The deps of every loader that reads a stay. Without the slug the loader's result would be reused for another stay.
 */
export const byStay = ({ search: { slug, product } }: { search: StaySearch }) => ({ slug, product });

/** The parameters that redirects keep: slug and utm_* only (R2-139). */
export function keptSearch(search: RootSearch): RootSearch {
  const campaign = Object.entries(search).filter(
    ([name, value]) => name.startsWith('utm_') && typeof value === 'string',
  );
  return { slug: search.slug, ...Object.fromEntries(campaign) };
}

/** The `beforeLoad` of an address that only redirects, keeping slug and campaign (R2-139). */
export const redirectTo =
  (to: '/stay' | '/stay/extras', state: HistoryState = {}) =>
  ({ search }: { search: RootSearch }): never => {
    throw redirect({ to, search: keptSearch(search), state, replace: true });
  };

/** A redirect to the index of a stay, which explains the reason given in `state`. */
export const redirectToStay = (slug: Slug, state: HistoryState = {}) =>
  redirect({ to: '/stay', search: { slug }, state, replace: true });
