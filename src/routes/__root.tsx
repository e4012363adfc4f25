import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router';

import { Shell } from '#features/shell/shell.tsx';

import type { RouterContext } from '../router-context.ts';
import { keptSearch, validateRootSearch } from './-search.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: validateRootSearch,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  // A path with a broken %-sequence matches no route, not even `$`: it is as unknown as any other (R2-51).
  notFoundComponent: function UndecodablePath() {
    return <Navigate to="/stay" search={keptSearch(Route.useSearch())} replace />;
  },
});
