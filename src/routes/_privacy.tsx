import { createFileRoute, Outlet } from '@tanstack/react-router';

import { loadCatalog } from '#i18n/activate.ts';

/** What is on the device, for guests of both brands and everybody else; it brings a separate part of the texts. */
export const Route = createFileRoute('/_privacy')({
  loader: () => loadCatalog('privacy'),
  component: Outlet,
});
