import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { nightsTowards } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { ProgressBar } from '#ui/progress.tsx';

/** The nights on the way to a reward: the line shows the figures beside it. Missing stays are in its state (R6-25). */
export function RewardProgress({ reward }: { reward: Reward }) {
  const { t } = useLingui();
  const { totalNightsRequired, nightsUntilNextTier } = reward;
  if (nightsUntilNextTier === 0 || totalNightsRequired === 0) return null;
  const nights = nightsTowards(reward);
  const words = t`${plural(totalNightsRequired, { one: `${nights} of # night`, other: `${nights} of # nights` })}`;
  return (
    <div className="flex items-center gap-2">
      <ProgressBar value={nights} max={totalNightsRequired} label={words} />
      <span aria-hidden className="shrink-0 text-note text-soft tabular-nums">
        {words}
      </span>
    </div>
  );
}
