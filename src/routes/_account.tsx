import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import { loadCatalog } from '#i18n/activate.ts';

/** Everything about being a member; there is none of it in white-label (R2-121). These pages bring their own part of the words. */
export const Route = createFileRoute('/_account')({
  beforeLoad: ({ context }) => {
    if (!context.settings.brand.hasAccount) throw redirect({ to: '/check-in', replace: true });
  },
  staticData: { section: 'account' },
  loader: () => loadCatalog('account'),
  component: Outlet,
});
