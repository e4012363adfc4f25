import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';

import { Shell } from '#features/shell/shell.tsx';

import type { RouterContext } from '../router-context.ts';
import { validateRootSearch } from './-search.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: validateRootSearch,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
