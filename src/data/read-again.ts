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

/** Reads everything again. An answer that is on its way was asked for before the change, so it is read again, too. */
export async function readAgain(queryClient: QueryClient): Promise<void> {
  // On a slow phone these calls delay the frame that shows the change.
  await afterFrame();
  await quiet(queryClient);
  await queryClient.invalidateQueries();
}
