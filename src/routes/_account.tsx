import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import { loadCatalog } from '#i18n/activate.ts';

/** The pages of a member; white-label has none of them (R2-121). They bring a separate part of the texts. */
export const Route = createFileRoute('/_account')({
  beforeLoad: ({ context }) => {
    if (!context.settings.brand.hasAccount) throw redirect({ to: '/check-in', replace: true });
  },
  staticData: { section: 'account' },
  loader: () => loadCatalog('account'),
  component: Outlet,
});
