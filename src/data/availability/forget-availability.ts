import type { QueryClient } from '@tanstack/react-query';

import { isAbout } from '#data/query-client.ts';

/**
 * What is free has changed: the page on screen reads it again and keeps its choices. A page opened later waits for a new
 * answer, and never shows a used-up cleaning as free (R9-14).
 */
export function forgetAvailability(queryClient: QueryClient): void {
  queryClient.removeQueries({ ...isAbout('availability'), type: 'inactive' });
  void queryClient.invalidateQueries(isAbout('availability'));
}
