import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { AccountPart } from '#blocks/account/account-part.tsx';
import { unlockedMessage } from '#blocks/account/reward-messages.ts';
import { BackToAccount } from '#blocks/back-links.tsx';
import { rewardsQuery } from '#data/account/rewards.ts';
import { isUnlocked } from '#domain/account/reward.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { ProgressBar } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { NoRewards } from './no-rewards.tsx';
import { RewardCard } from './reward-card.tsx';

/** Everything a member has and is on the way to, nearest first (R2-50, R2-115, R4-38). */
export function RewardsPage() {
  const { t, i18n } = useLingui();
  const rewards = useQuery(rewardsQuery());
  const unlocked = rewards.data?.filter(isUnlocked).length ?? 0;
  const total = rewards.data?.length ?? 0;
  const count = i18n._(unlockedMessage(unlocked, total));
  return (
    <Page>
      <div>
        <BackToAccount />
        <PageTitle lead={t`Every night with us counts.`}>{t`Rewards`}</PageTitle>
      </div>
      {total > 0 && (
        <div className="flex max-w-110 flex-col gap-2">
          <p className="font-semibold">{count}</p>
          <ProgressBar value={unlocked} max={total} label={count} />
        </div>
      )}
      <AccountPart query={rewards} skeleton={<RewardsSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <NoRewards />
          ) : (
            <ul className="flex flex-wrap gap-4 wide:gap-5">
              {all.map((reward) => (
                <li key={reward.id} className="min-w-0 grow basis-80">
                  <RewardCard reward={reward} />
                </li>
              ))}
            </ul>
          )
        }
      </AccountPart>
    </Page>
  );
}

const RewardsSkeleton = () => (
  <div className="grid gap-4 wide:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] wide:gap-5">
    <Skeleton shape="block" className="h-40" />
    <Skeleton shape="block" className="h-40" />
    <Skeleton shape="block" className="h-40" />
  </div>
);
