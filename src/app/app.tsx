import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';

import { SettingsProvider } from '#config/settings.ts';
import { Texts } from '#i18n/texts.tsx';

import type { AppContext } from './router.tsx';

/** The page of the router's address, with what every page reads: texts, settings and answers. */
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
