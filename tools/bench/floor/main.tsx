import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import axios from 'axios';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Doors } from './doors.tsx';
import type { Door } from './doors.tsx';

import './floor.css';

// The floor is the cost of the app's libraries alone: one page, one request, two door codes.
i18n.load('en', { 'doors.title': 'Your doors', 'door.then': ['Then press ', ['button']] });
i18n.activate('en');

/** A key as the backend returns it; only some have a code. */
interface Key extends Omit<Door, 'code'> {
  readonly code: string | null;
}

const hasCode = (key: Key): key is Door => key.code !== null;

/** The same request as the app's, so that both include the backend's time. */
const doorsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['doors', slug],
    queryFn: async ({ signal }) => {
      const { data } = await axios.get<{ propertyKeys: readonly Key[] }>(`/api/check-in/${encodeURIComponent(slug)}`, {
        params: { $expand: ['propertyKeys'] },
        headers: { 'x-language-code': 'en-GB' },
        signal,
      });
      return data.propertyKeys.filter(hasCode);
    },
  });

const queryClient = new QueryClient();
const rootRoute = createRootRoute();
const doorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: ({ slug }: Record<string, unknown>) => ({ slug: String(slug) }),
  loaderDeps: ({ search: { slug } }) => ({ slug }),
  loader: ({ deps: { slug } }) => queryClient.ensureQueryData(doorsQuery(slug)),
  component: function DoorsPage() {
    // The hooks are typed for the app's routes only.
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
