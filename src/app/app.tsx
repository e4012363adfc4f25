import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';

import { SettingsProvider } from '#config/settings.ts';

import type { AppContext } from './router.tsx';

/** The page of the router's address, with what every page reads: texts, settings and answers. */
export function App({ settings, queryClient, router }: AppContext) {
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
