import type { QueryClient } from '@tanstack/react-query';

import { isAbout } from '#data/query-client.ts';

/**
 * Forgets what was read during a login (R4-43, R4-46). The page of a stay stays on screen, with a half-filled form,
 * until it is read again (R4-47).
 */
export function forgetAnswers(queryClient: QueryClient): void {
  void queryClient.cancelQueries(isAbout('account'));
  queryClient.removeQueries(isAbout('account'));
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  void queryClient.invalidateQueries();
}
