import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { doorsQuery } from './ask-doors.ts';
import { Doors } from './doors.tsx';

import './floor.css';

// The floor is what the app's libraries cost by themselves: one page, one answer, two door codes.
i18n.load('en', { 'doors.title': 'Your doors', 'door.then': ['Then press ', ['button']] });
i18n.activate('en');

const queryClient = new QueryClient();
const rootRoute = createRootRoute();
const doorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: ({ slug }: Record<string, unknown>) => ({ slug: String(slug) }),
  loaderDeps: ({ search: { slug } }) => ({ slug }),
  loader: ({ deps: { slug } }) => queryClient.ensureQueryData(doorsQuery(slug)),
  component: function DoorsPage() {
    // The hooks' types know the app's routes only.
    const { slug }: { slug: string } = doorsRoute.useLoaderDeps();
    return <Doors doors={useSuspenseQuery(doorsQuery(slug)).data} />;
  },
});
const router = createRouter({ routeTree: rootRoute.addChildren([doorsRoute]) });

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
