import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { nightsTowards } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { ProgressBar } from '#ui/progress.tsx';

/** The progress to a locked reward, in nights; nothing where nights are not missing. */
export function RewardProgress({ reward }: { reward: Reward }) {
  const { t } = useLingui();
  const { nightsUntilNextTier, totalNightsRequired } = reward;
  if (nightsUntilNextTier === 0 || totalNightsRequired === 0) return null;
  const nights = nightsTowards(reward);
  return (
    <ProgressBar
      value={nights}
      max={totalNightsRequired}
      label={t`${plural(totalNightsRequired, { one: `${nights} of # night`, other: `${nights} of # nights` })}`}
    />
  );
}
