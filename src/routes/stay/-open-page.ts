import type { QueryClient } from '@tanstack/react-query';

import type { HistoryState } from '@tanstack/react-router';

import { redirect } from '@tanstack/react-router';

import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';

export interface PageContext {
  readonly queryClient: QueryClient;
  readonly slug: Slug;
}

/**
 * Lets a page of the stay open only while its stay has it; otherwise the stay index says why (R4-23, R4-24).
 * A stay that fails to load is the business of the stay area's own loader.
 */
export async function openPage(
  { queryClient, slug }: PageContext,
  hasPage: (stay: Stay) => boolean = ({ isCancelled }) => !isCancelled,
  state: HistoryState = {},
): Promise<void> {
  const stay = await queryClient.ensureQueryData(stayQuery(slug)).catch(() => undefined);
  if (stay && !hasPage(stay)) throw redirect({ to: '/stay', search: { slug }, state, replace: true });
}
