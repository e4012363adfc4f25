import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import BedDouble from 'lucide-react/icons/bed-double';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Compass from 'lucide-react/icons/compass';
import Dumbbell from 'lucide-react/icons/dumbbell';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import MoonStar from 'lucide-react/icons/moon-star';
import Sparkles from 'lucide-react/icons/sparkles';
import Sunrise from 'lucide-react/icons/sunrise';
import Ticket from 'lucide-react/icons/ticket';
import type { LucideIcon } from 'lucide-react';

import { isUnlocked, nightsTowards } from '#domain/account/reward.ts';
import type { Reward, RewardType } from '#domain/account/reward.ts';
import { cx } from '#lib/cx.ts';
import { Pill } from '#ui/pill.tsx';
import { ProgressBar } from '#ui/progress.tsx';

/** The icon of each type of reward (R3-107). */
const REWARD_ICONS: Record<RewardType, LucideIcon> = {
  'loyalty-voucher': Ticket,
  'check-in-early': Sunrise,
  'check-out-late': MoonStar,
  gym: Dumbbell,
  'exclusive-offers-access': Sparkles,
  'obvlo-access': Compass,
  'property-unit-category-upgrade': BedDouble,
};

/** Whether the reward is available, or what is still needed: nights and stays, if above 0 (R6-24, R6-25). */
export function rewardState({
  status,
  nightsUntilNextTier: nights,
  reservationsUntilNextTier: stays,
}: Reward): MessageDescriptor {
  if (status === 'active') return msg({ message: 'Yours', comment: 'A reward that the member has' });
  if (status === 'upcoming') {
    return msg({ message: 'Yours on your next stay', comment: 'A reward that takes one more stay' });
  }
  if (stays === 0) {
    return msg({
      message: plural(nights, { one: '# more night', other: '# more nights' }),
      comment: 'Left to a reward',
    });
  }
  if (nights === 0) {
    return msg({ message: plural(stays, { one: '# more stay', other: '# more stays' }), comment: 'Left to a reward' });
  }
  return msg({
    message: `${plural(nights, { one: '# more night', other: '# more nights' })} and ${plural(stays, { one: '# more stay', other: '# more stays' })}`,
    comment: 'Left to a reward: both are needed',
  });
}

/** '3 of 7 unlocked' */
export const unlockedMessage = (unlocked: number, total: number): MessageDescriptor =>
  msg({ message: `${unlocked} of ${total} unlocked`, comment: 'How many of the rewards the member has' });

/** The icon of a reward: on a filled disc if available, locked otherwise. */
export function RewardIcon({ reward }: { reward: Reward }) {
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

/** Whether a reward is available, or what is still needed; used wherever a reward is named (R4-34 to R4-37). */
export function RewardState({ reward }: { reward: Reward }) {
  const { i18n } = useLingui();
  const state = i18n._(rewardState(reward));
  if (!isUnlocked(reward)) return <p className="text-body font-semibold text-soft">{state}</p>;
  const isActive = reward.status === 'active';
  return (
    <Pill tone={isActive ? 'good' : 'info'} icon={isActive ? Check : Clock}>
      {state}
    </Pill>
  );
}

/** The nights towards a reward as a progress bar with figures. Missing stays are part of its state (R6-25). */
export function RewardProgress({ reward }: { reward: Reward }) {
  const { t } = useLingui();
  const { totalNightsRequired, nightsUntilNextTier } = reward;
  if (nightsUntilNextTier === 0 || totalNightsRequired === 0) return null;
  const nights = nightsTowards(reward);
  const progress = t`${plural(totalNightsRequired, { one: `${nights} of # night`, other: `${nights} of # nights` })}`;
  return (
    <div className="flex items-center gap-2">
      <ProgressBar value={nights} max={totalNightsRequired} label={progress} />
      <span aria-hidden className="shrink-0 text-note text-soft tabular-nums">
        {progress}
      </span>
    </div>
  );
}
