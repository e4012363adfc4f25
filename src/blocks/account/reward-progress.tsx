import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { nightsTowards, stepsTowards } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { ProgressBar } from '#ui/progress.tsx';

/** The way to a reward as a line, with its nights as a label. A missing stay leaves room in it (R6-25). */
export function RewardProgress({ reward }: { reward: Reward }) {
  const { t } = useLingui();
  const { totalNightsRequired, nightsUntilNextTier } = reward;
  if (nightsUntilNextTier === 0 || totalNightsRequired === 0) return null;
  const nights = nightsTowards(reward);
  const { done, all } = stepsTowards(reward);
  const words = t`${plural(totalNightsRequired, { one: `${nights} of # night`, other: `${nights} of # nights` })}`;
  return (
    <div className="flex items-center gap-2">
      <ProgressBar value={done} max={all} label={words} />
      <span aria-hidden className="shrink-0 text-note text-soft tabular-nums">
        {words}
      </span>
    </div>
  );
}
