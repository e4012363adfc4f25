import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { AccountPart } from '#components/account/account-part.tsx';
import { BackToAccount } from '#components/back-links.tsx';
import { rewardsQuery } from '#data/account/rewards.ts';
import { isUnlocked } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { Page, PageTitle, Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { NoRewards } from './no-rewards.tsx';
import { RewardRow } from './reward-row.tsx';
import { UnlockedCard } from './unlocked-card.tsx';

/** Everything a member has and is on the way to, nearest first (R2-50, R2-115, R4-38). */
export function RewardsPage() {
  const { t } = useLingui();
  const rewards = useQuery(rewardsQuery());
  return (
    <Page>
      <div>
        <BackToAccount />
        <PageTitle lead={t`Every night with us counts.`}>{t`Rewards`}</PageTitle>
      </div>
      <AccountPart query={rewards} skeleton={<RewardsSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <NoRewards />
          ) : (
            <>
              <UnlockedCard rewards={all} />
              <RewardList rewards={all.filter(isUnlocked)} />
              <RewardList rewards={all.filter((reward) => !isUnlocked(reward))} />
            </>
          )
        }
      </AccountPart>
    </Page>
  );
}

/** Those that a member has, or those that are ahead; of none there is no list. */
const RewardList = ({ rewards }: { rewards: readonly Reward[] }) =>
  rewards.length > 0 && (
    <ul className="flex flex-col divide-y divide-line rounded-card bg-card shadow-card">
      {rewards.map((reward) => (
        <li key={reward.id}>
          <RewardRow reward={reward} />
        </li>
      ))}
    </ul>
  );

/** As tall as a window: what is below does not move when the rewards come. */
const RewardsSkeleton = () => (
  <Stack>
    <Skeleton shape="block" className="h-66" />
    <Skeleton shape="block" className="h-66" />
    <Skeleton shape="block" className="h-66" />
  </Stack>
);
