import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { AccountSection } from '#components/account/account-section.tsx';
import { RewardProgress, RewardIcon, RewardState, rewardState, unlockedMessage } from '#components/account/rewards.tsx';
import { Link } from '#components/link.tsx';
import { rewardsQuery } from '#data/account.ts';
import { isUnlocked, rewardsPreview } from '#domain/account/reward.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const MOST_UNLOCKED = 3;

/** The rewards one has, and what is left to the next one (R2-115, R4-37, R6-24). */
export function RewardsPreview() {
  const { t, i18n } = useLingui();
  const rewards = useQuery(rewardsQuery());
  const all = rewards.data ?? [];
  const count = i18n._(unlockedMessage(all.filter(isUnlocked).length, all.length));
  return (
    <Card as="section" aria-labelledby="rewards-title">
      <CardHead
        id="rewards-title"
        title={t`Rewards`}
        aside={all.length > 0 && <span className="text-body text-soft">{count}</span>}
      />
      <AccountSection isSilent query={rewards} skeleton={<Skeleton shape="block" className="h-56" />}>
        {() => {
          const { unlocked, next } = rewardsPreview(all, MOST_UNLOCKED);
          if (all.length === 0) return <p>{t`Nothing to unwrap yet. Everything begins with your first night.`}</p>;
          return (
            <>
              <ul className="flex flex-col gap-3">
                {unlocked.map((reward) => (
                  <li key={reward.id} className="flex items-center gap-3.5">
                    <RewardIcon reward={reward} />
                    <div className="flex min-w-0 flex-col items-start gap-1">
                      <p className="font-semibold">{reward.name}</p>
                      <RewardState reward={reward} />
                    </div>
                  </li>
                ))}
                {next && (
                  <li className="flex items-center gap-3.5">
                    <RewardIcon reward={next} />
                    <div className="flex min-w-0 grow flex-col gap-1.5">
                      <p>
                        <span className="block font-semibold">{next.name}</span>
                        <span className="text-body text-soft">
                          <Trans context="left" comment="What is left to the next reward, e.g. 'Next: 5 more nights'">
                            Next: {i18n._(rewardState(next))}
                          </Trans>
                        </span>
                      </p>
                      <RewardProgress reward={next} />
                    </div>
                  </li>
                )}
              </ul>
              <Link to="/account/rewards" className={buttonClass('quiet', 'self-start')}>
                {t`All rewards`}
              </Link>
            </>
          );
        }}
      </AccountSection>
    </Card>
  );
}
