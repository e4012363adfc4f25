import { createFileRoute, Outlet } from '@tanstack/react-router';

import { loadMessages } from '#i18n/activate.ts';

/** Help and information pages of a stay, with their own catalog. */
export const Route = createFileRoute('/stay/_discover')({
  loader: () => loadMessages('discover'),
  component: Outlet,
});
