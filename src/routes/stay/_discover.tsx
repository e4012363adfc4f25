import { createFileRoute, Outlet } from '@tanstack/react-router';

import { loadCatalog } from '#i18n/activate.ts';

/** Help, and what is worth knowing around a stay: these pages bring their own part of the words. */
export const Route = createFileRoute('/stay/_discover')({
  loader: () => loadCatalog('discover'),
  component: Outlet,
});
