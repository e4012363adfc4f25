import type { QueryClient } from '@tanstack/react-query';

import { isAbout } from '#data/query-client.ts';

/**
 * Forgets what was read while somebody was logged in (R4-43, R4-46). What a page of a stay shows needs no login: it
 * stays on the screen, with whatever the guest has filled in, until it has been read again (R4-47).
 */
export function forgetAnswers(queryClient: QueryClient): void {
  void queryClient.cancelQueries(isAbout('account'));
  queryClient.removeQueries(isAbout('account'));
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  void queryClient.invalidateQueries();
}
