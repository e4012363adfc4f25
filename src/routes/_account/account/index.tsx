import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AccountPage } from '#features/account/account-page.tsx';

import { noteAccountVisited } from '#session/account-notice.ts';

import { requireLogin } from '../../-login.ts';

/** The member's own page (R2-49). */
export const Route = createFileRoute('/_account/account/')({
  staticData: { title: msg({ message: 'Account', context: 'navigation' }), hasNavigation: true },
  beforeLoad: ({ location }) => {
    noteAccountVisited();
    requireLogin(location);
  },
  component: AccountPage,
});
