import type { QueryClient } from '@tanstack/react-query';

import { isAbout } from './query-client.ts';

/**
 * Drops what was fetched during a login (R4-43, R4-46). The page of a stay keeps its data, and a half-filled form, until
 * the refetch has ended (R4-47).
 */
export function clearCacheOnLogout(queryClient: QueryClient): void {
  void queryClient.cancelQueries(isAbout('account'));
  queryClient.removeQueries(isAbout('account'));
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  void queryClient.invalidateQueries();
}

/**
 * Drops the availability of products. The page on screen refetches it and keeps the guest's choices. A page that opens
 * later waits for the new response, so that it never shows a used-up cleaning as free (R9-14).
 */
export function resetAvailability(queryClient: QueryClient): void {
  queryClient.removeQueries({ ...isAbout('availability'), type: 'inactive' });
  void queryClient.invalidateQueries(isAbout('availability'));
}

/** Resolves when no query is fetching. */
const fetchesEnded = (queryClient: QueryClient): Promise<void> =>
  new Promise((done) => {
    if (queryClient.isFetching() === 0) return done();
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      stop();
      done();
    });
  });

/** Refetches everything, after what is being fetched: those requests were sent before the change. */
export async function refetchAll(queryClient: QueryClient): Promise<void> {
  await fetchesEnded(queryClient);
  await queryClient.invalidateQueries();
}
