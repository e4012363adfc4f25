import { createFileRoute, Outlet } from '@tanstack/react-router';

import { loadCatalog } from '#i18n/activate.ts';

/** Help, and pages worth knowing around a stay: they bring a separate part of the texts. */
export const Route = createFileRoute('/stay/_discover')({
  loader: () => loadCatalog('discover'),
  component: Outlet,
});
