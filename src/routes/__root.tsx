import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router';

import { Suspense } from 'react';

import { Shell } from '#features/shell/shell.tsx';
import { loadCatalog } from '#i18n/activate.ts';
import { afterPage } from '#lib/after-page.ts';
import { latePart } from '#lib/late-part.ts';
import { deviceStorage } from '#session/storage.ts';

import type { RouterContext } from '../router-context.ts';
import { keptSearch, validateRootSearch } from './-search.ts';

/** What is allowed is asked for after the first page, and only on a device without an answer. */
const PrivacyLine = latePart(async () => {
  if (deviceStorage.read('privacyChoice') !== null) return () => null;
  await new Promise<void>((resolve) => {
    afterPage({ atRest: resolve, beforePrint: resolve });
  });
  const [{ PrivacyLine: Line }] = await Promise.all([
    import('#features/notices/privacy-line.tsx'),
    loadCatalog('offline'),
  ]);
  return Line;
});

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: validateRootSearch,
  component: () => (
    <Shell
      question={
        <Suspense fallback={null}>
          <PrivacyLine />
        </Suspense>
      }
    >
      <Outlet />
    </Shell>
  ),
  // A path with a broken %-sequence matches no route, not even `$`: it is as unknown as any other (R2-51).
  notFoundComponent: function UndecodablePath() {
    return <Navigate to="/stay" search={keptSearch(Route.useSearch())} replace />;
  },
});
