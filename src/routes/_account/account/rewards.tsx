import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToAccount } from '#components/link.tsx';
import { rewardsQuery, statisticsQuery } from '#data/account.ts';
import { RewardsPage } from '#features/rewards/rewards-page.tsx';

import { requireLogin } from '../../-login.ts';

/** The rewards that a member has or can reach (R2-50, R6-11). */
export const Route = createFileRoute('/_account/account/rewards')({
  staticData: { back: <BackToAccount />, title: msg`Rewards`, hasNavigation: true },
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(rewardsQuery());
    void queryClient.prefetchQuery(statisticsQuery());
  },
  component: RewardsPage,
});
