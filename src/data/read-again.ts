import type { QueryClient } from '@tanstack/react-query';

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

/** Reads everything again, also what is on its way just now: that was still asked for in the way before. */
export async function readAgain(queryClient: QueryClient): Promise<void> {
  await quiet(queryClient);
  await queryClient.invalidateQueries();
}
