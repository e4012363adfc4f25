import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import { loadCatalog } from '#i18n/activate.ts';

/** Pages that open with or without a stay, so they are outside its layout; white-label has none (R2-55, R6-21). */
export const Route = createFileRoute('/_around')({
  beforeLoad: ({ context }) => {
    if (!context.settings.brand.hasAccount) throw redirect({ to: '/check-in', replace: true });
  },
  staticData: { hasNavigation: true, section: 'explore' },
  loader: () => loadCatalog('discover'),
  component: Outlet,
});
