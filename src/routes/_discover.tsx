import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import { loadMessages } from '#i18n/activate.ts';

/** Pages around a stay that open without one, so they are outside its area; white-label has none (R2-55, R6-21). */
export const Route = createFileRoute('/_discover')({
  beforeLoad: ({ context }) => {
    if (!context.settings.brand.hasAccount) throw redirect({ to: '/check-in', replace: true });
  },
  staticData: { hasNavigation: true, section: 'explore' },
  loader: () => loadMessages('discover'),
  component: Outlet,
});
