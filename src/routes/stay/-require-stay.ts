import type { QueryClient } from '@tanstack/react-query';
import type { HistoryState } from '@tanstack/react-router';

import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';

import { redirectToStay } from '../-search.ts';

export interface PageContext {
  readonly queryClient: QueryClient;
  readonly slug: Slug;
}

/**
 * The guard of a page that is not available for every stay: returns the stay, or redirects to the stay index with a
 * reason (R4-23, R4-24). Undefined if the stay fails to load, which the loader of the stay area handles.
 */
export async function requireStay(
  { queryClient, slug }: PageContext,
  hasPage: (stay: Stay) => boolean = ({ isCancelled }) => !isCancelled,
  state: HistoryState = {},
): Promise<Stay | undefined> {
  const stay = await queryClient.ensureQueryData(stayQuery(slug)).catch(() => undefined);
  if (stay && !hasPage(stay)) throw redirectToStay(slug, state);
  return stay;
}
