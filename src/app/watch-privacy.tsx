import type { QueryClient } from '@tanstack/react-query';

import type { Settings } from '#config/settings.ts';
import { MessengerWhenOpened } from '#features/messenger/messenger-when-opened.tsx';
import { PrivacyLine } from '#features/notices/privacy-line.tsx';
import { lateParts } from '#features/shell/shell.tsx';
import { onForgottenElsewhere } from '#session/forget-everything.ts';
import { readChoice } from '#session/privacy-choice.ts';

import type { AppRouter } from './router.tsx';
import { startAnalytics } from './start-analytics.ts';

/** Sets the chat beside the pages, and the question what this device allows, unless that is known. */
async function setBeside({ thirdParties: { analytics, messenger } }: Settings): Promise<void> {
  lateParts.write(<MessengerWhenOpened />);
  if (readChoice() !== undefined || !(analytics ?? messenger)) return;
  lateParts.write(
    <>
      <MessengerWhenOpened />
      <PrivacyLine />
    </>,
  );
}

/** Does what the guest has decided about this device: in this tab, and in others since. Loaded after the first page. */
export function watchPrivacy(settings: Settings, queryClient: QueryClient, router: AppRouter): void {
  startAnalytics(settings, queryClient, router);
  // Without its file nothing is asked, and nothing is allowed.
  setBeside(settings).catch(() => {});
  onForgottenElsewhere(() => {
    queryClient.clear();
    return router.navigate({ to: '/privacy', search: {}, state: { hasForgottenAll: true }, replace: true });
  });
}
