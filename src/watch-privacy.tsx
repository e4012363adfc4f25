import type { QueryClient } from '@tanstack/react-query';

import type { Settings } from '#config/settings.tsx';
import { question } from '#features/shell/shell.tsx';
import { loadCatalog } from '#i18n/activate.ts';
import { onForgottenElsewhere } from '#session/forgotten.ts';
import { readChoice } from '#session/privacy-choice.ts';

import type { AppRouter } from './router.tsx';
import { startAnalytics } from './start-analytics.ts';

/** Asks what is allowed on this device, unless that is known. */
async function ask(): Promise<void> {
  if (readChoice() !== undefined) return;
  const [{ PrivacyLine }] = await Promise.all([import('#features/notices/privacy-line.tsx'), loadCatalog('offline')]);
  question.write(<PrivacyLine />);
}

/** Does what the guest has decided about this device: in this tab, and in others since. Loaded after the first page. */
export function watchPrivacy(settings: Settings, queryClient: QueryClient, router: AppRouter): void {
  startAnalytics(settings, queryClient);
  // Without its file nothing is asked, and nothing is allowed.
  ask().catch(() => {});
  onForgottenElsewhere(() => {
    queryClient.clear();
    void router.navigate({ to: '/privacy', search: {}, state: { hasForgottenAll: true }, replace: true });
  });
}
