import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AccountPage } from '#features/account/account-page.tsx';

import { requireLogin } from '../-login.ts';

/** All stays of a member (R2-11, R2-123). */
export const Route = createFileRoute('/_account/reservations')({
  staticData: { title: msg`Your reservations`, hasNavigation: true },
  beforeLoad: ({ location }) => requireLogin(location),
  component: AccountPage,
});
