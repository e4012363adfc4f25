import { LockKeyhole } from 'lucide-react';

import { isUnlocked } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { cx } from '#lib/cx.ts';

import { REWARD_ICONS } from './reward-icons.ts';

/** What a reward is, on a disc that is full when one has it, and locked otherwise. */
export function RewardSign({ reward }: { reward: Reward }) {
  const Icon = REWARD_ICONS[reward.type];
  const isOwn = isUnlocked(reward);
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid size-12 shrink-0 place-items-center rounded-full border border-transparent',
        isOwn ? 'bg-joy-tint text-joy' : 'bg-line text-soft',
      )}
    >
      <Icon strokeWidth={1.7} className="size-6" />
      {!isOwn && (
        <span className="absolute -end-1 -bottom-1 grid size-5.5 place-items-center rounded-full bg-card text-soft">
          <LockKeyhole strokeWidth={2.2} className="size-3.5" />
        </span>
      )}
    </span>
  );
}
