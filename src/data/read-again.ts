import type { QueryClient } from '@tanstack/react-query';

import { afterFrame } from '#lib/after-frame.ts';

/** Resolves when nothing is being read. */
const quiet = (queryClient: QueryClient): Promise<void> =>
  new Promise((done) => {
    if (queryClient.isFetching() === 0) return done();
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      stop();
      done();
    });
  });

/**
 * Reads everything again, also what is on its way just now: that was still asked for in the way before. The page shows
 * the change first; on a slow phone the calls delay that frame.
 */
export async function readAgain(queryClient: QueryClient): Promise<void> {
  await afterFrame();
  await quiet(queryClient);
  await queryClient.invalidateQueries();
}
