import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { AccountSection } from '#components/account/account-section.tsx';
import { OwnTown } from '#components/account/own-town.tsx';
import { rewardState, unlockedMessage } from '#components/account/rewards.tsx';
import { BookAndSave } from '#components/book-and-save.tsx';
import { rewardsQuery, statisticsQuery } from '#data/account.ts';
import { isUnlocked } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { cx } from '#lib/cx.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { RewardRow } from './reward-row.tsx';

/** The rewards a member has and can still earn, nearest first (R2-50, R2-115, R4-38). */
export function RewardsPage() {
  const { t } = useLingui();
  const rewards = useQuery(rewardsQuery());
  return (
    <Page>
      <PageTitle lead={t`Every night with us counts.`}>{t`Rewards`}</PageTitle>
      <AccountSection query={rewards} skeleton={<RewardsSkeleton />}>
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
      </AccountSection>
    </Page>
  );
}

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

/** As tall as the screen, so that nothing visible moves when the rewards load. */
const RewardsSkeleton = () => (
  <Stack>
    <Skeleton shape="block" className="h-66" />
    <Skeleton shape="block" className="h-66" />
    <Skeleton shape="block" className="h-66" />
  </Stack>
);

/** The progress at a glance: one segment of a bar for each reward, and the next reward. */
function UnlockedCard({ rewards }: { rewards: readonly Reward[] }) {
  const { t, i18n } = useLingui();
  const unlocked = rewards.filter(isUnlocked).length;
  const statistics = useQuery(statisticsQuery());
  const next = rewards.find((reward) => !isUnlocked(reward));
  return (
    <Card isFlush className="wide:flex">
      <OwnTown statistics={statistics.data} className="aspect-7/3 w-full wide:w-1/2" />
      <div className="flex flex-col justify-center gap-3 p-4.5 wide:w-1/2 wide:p-6">
        <p className="flared text-title leading-tight font-[650]">
          {i18n._(unlockedMessage(unlocked, rewards.length))}
        </p>
        <div aria-hidden className="flex gap-1.5">
          {rewards.map((reward) => (
            <span
              key={reward.id}
              className={cx(
                'h-1.5 grow rounded-full forced-colors:border',
                isUnlocked(reward) ? 'bg-accent' : 'bg-line',
              )}
            />
          ))}
        </div>
        {next && (
          <p className="text-pretty">
            <span>
              {t({
                message: `Next: ${next.name}`,
                comment: 'The reward that a member reaches first; its name follows',
              })}
            </span>
            <span className="block text-body text-soft">{i18n._(rewardState(next))}</span>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Shown until there are rewards to earn: a first booking. */
function NoRewards() {
  const { t } = useLingui();
  return (
    <Columns className="items-start">
      <Card isFlush>
        <OwnTown statistics={undefined} className="aspect-7/3" />
        <div className={cardPadding}>
          <h2>{t`Nothing to unwrap yet`}</h2>
          <p className="text-pretty">{t`Sleep here a night or two, and this page will fill up while you do.`}</p>
        </div>
      </Card>
      <BookAndSave isMain />
    </Columns>
  );
}
