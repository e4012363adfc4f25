import type { Query, QueryClient } from '@tanstack/react-query';

import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';

const STAY = stayQuery('' as Slug).queryKey[0];

/** Notes when something has worked for the guest: online check-in is finished. The walk in tells of its doors itself. */
export function watchSuccess(queryClient: QueryClient, noteWorked: () => void): void {
  const states = new Map<string, Stay['state']>();
  const look = ({ queryKey, state: { data } }: Query): void => {
    if (queryKey[0] !== STAY || data === undefined) return;
    const { slug, state } = data as Stay;
    const before = states.get(slug);
    states.set(slug, state);
    if (before !== undefined && before !== state && state === 'check-in-completed') noteWorked();
  };
  const cache = queryClient.getQueryCache();
  // The watch begins after the first page: the check-in may be the next thing that happens.
  for (const query of cache.getAll()) look(query);
  cache.subscribe(({ query }) => look(query));
}
