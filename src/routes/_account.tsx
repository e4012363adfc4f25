import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import { loadMessages } from '#i18n/activate.ts';

/** Pages for members, with their own catalog; not available on white-label (R2-121). */
export const Route = createFileRoute('/_account')({
  beforeLoad: ({ context }) => {
    if (!context.settings.brand.hasAccount) throw redirect({ to: '/check-in', replace: true });
  },
  staticData: { section: 'account' },
  loader: () => loadMessages('account'),
  component: Outlet,
});
