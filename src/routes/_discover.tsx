import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import { loadMessages } from '#i18n/activate.ts';

/** Pages around a stay that also open without one, and so are outside its area; not on white-label (R2-55, R6-21). */
export const Route = createFileRoute('/_discover')({
  beforeLoad: ({ context }) => {
    if (!context.settings.brand.hasAccount) throw redirect({ to: '/check-in', replace: true });
  },
  staticData: { hasNavigation: true, section: 'explore' },
  loader: () => loadMessages('discover'),
  component: Outlet,
});
