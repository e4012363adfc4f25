import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';

import { SettingsProvider } from '#config/settings.ts';
import { Texts } from '#i18n/texts.tsx';

import type { AppContext } from './router.tsx';

/** Renders the router's page, with the providers that every page needs. */
export function App({ settings, queryClient, router }: AppContext) {
  return (
    <Texts>
      <SettingsProvider value={settings}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SettingsProvider>
    </Texts>
  );
}
