import type { QueryClient } from '@tanstack/react-query';

import type { AppRouter } from './router.tsx';
import type { Settings } from '#config/settings.tsx';
import { onForgottenElsewhere } from '#session/forgotten.ts';

import { startAnalytics } from './start-analytics.ts';

/** Does what the guest has decided about this device: in this tab, and in others since. */
export function watchPrivacy(settings: Settings, queryClient: QueryClient, router: AppRouter): void {
  startAnalytics(settings, queryClient);
  onForgottenElsewhere(() => {
    queryClient.clear();
    void router.navigate({ to: '/privacy', search: {}, state: { hasForgottenAll: true }, replace: true });
  });
}
