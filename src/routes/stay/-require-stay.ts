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
 * The guard of a page that a stay may lack: returns the stay, or redirects to the stay index, which says why (R4-23,
 * R4-24). Undefined for a stay that fails to load: the loader of the stay area handles that.
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
