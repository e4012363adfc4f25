import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { customerQuery, reservationsQuery, rewardsQuery, statisticsQuery } from '#data/account.ts';
import { AccountPage } from '#features/account/account-page.tsx';

import { noteAccountVisited } from '#session/account-notice.ts';

import { requireLogin } from '../../-login.ts';

/** The member's account (R2-49). */
export const Route = createFileRoute('/_account/account/')({
  staticData: { title: msg({ message: 'Account', context: 'navigation' }), hasNavigation: true },
  beforeLoad: (opening) => {
    if (!opening.preload) noteAccountVisited();
    requireLogin(opening);
  },
  // Not awaited: the requests run while the page's code loads, and each section waits for its own.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(customerQuery());
    void queryClient.prefetchQuery(reservationsQuery());
    void queryClient.prefetchQuery(rewardsQuery());
    void queryClient.prefetchQuery(statisticsQuery());
  },
  component: AccountPage,
});
