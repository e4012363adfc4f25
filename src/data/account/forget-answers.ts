import type { QueryClient } from '@tanstack/react-query';

import { ACCOUNT } from './account-key.ts';

/**
 * Forgets what was read while somebody was logged in (R4-43, R4-46). What a page of a stay shows needs no login: it
 * stays on the screen, with whatever the guest has filled in, until it has been read again (R4-47).
 */
export function forgetAnswers(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ queryKey: [ACCOUNT] });
  queryClient.removeQueries({ queryKey: [ACCOUNT] });
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  void queryClient.invalidateQueries();
}
