import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';

import type { Settings } from '#config/settings.ts';
import { SettingsProvider } from '#config/settings.ts';

import type { AppRouter } from './router.tsx';

interface AppProps {
  settings: Settings;
  queryClient: QueryClient;
  router: AppRouter;
}

/** The page of the router's address, with what every page reads: texts, settings and answers. */
export function App({ settings, queryClient, router }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <SettingsProvider value={settings}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SettingsProvider>
    </I18nProvider>
  );
}
