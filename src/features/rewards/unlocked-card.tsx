import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { OwnTown } from '#components/account/own-town.tsx';
import { rewardState, unlockedMessage } from '#components/account/reward-messages.ts';
import { statisticsQuery } from '#data/account/statistics.ts';
import { isUnlocked } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';

/** How far a member is, at a glance: a part of a line for each reward, and what comes next. */
export function UnlockedCard({ rewards }: { rewards: readonly Reward[] }) {
  const { t, i18n } = useLingui();
  const unlocked = rewards.filter(isUnlocked).length;
  const statistics = useQuery(statisticsQuery());
  const next = rewards.find((reward) => !isUnlocked(reward));
  return (
    <Card flush className="wide:flex">
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
            {t({ message: `Next: ${next.name}`, comment: 'The reward that a member reaches first; its name follows' })}
            <span className="block text-body text-soft">{i18n._(rewardState(next))}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
