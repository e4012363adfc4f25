import type { QueryClient } from '@tanstack/react-query';

import { isAbout } from '#data/query-client.ts';

/**
 * Drops what was read of availability. The page on screen asks again and keeps its choices. A page that opens later
 * waits for the new answer, so it never shows a used-up cleaning as free (R9-14).
 */
export function forgetAvailability(queryClient: QueryClient): void {
  queryClient.removeQueries({ ...isAbout('availability'), type: 'inactive' });
  void queryClient.invalidateQueries(isAbout('availability'));
}
