import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { isUnlocked, nightsTowards } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { ProgressBar } from '#ui/progress.tsx';

/** The most stays that have a ring each; of more, the text alone gives the number. */
const MOST_STAYS = 5;

/** The progress to a locked reward: a bar of its nights, and a ring for each stay that is left. */
export function RewardProgress({ reward }: { reward: Reward }) {
  const { t } = useLingui();
  const { totalNightsRequired, reservationsUntilNextTier: stays } = reward;
  if (isUnlocked(reward)) return null;
  const nights = nightsTowards(reward);
  return (
    <div className="flex items-center gap-2">
      {totalNightsRequired > 0 && (
        <ProgressBar
          value={nights}
          max={totalNightsRequired}
          label={t`${plural(totalNightsRequired, { one: `${nights} of # night`, other: `${nights} of # nights` })}`}
        />
      )}
      {stays <= MOST_STAYS &&
        Array.from({ length: stays }, (_, stay) => (
          <span key={stay} aria-hidden className="size-3 shrink-0 rounded-full border-2 border-edge/45" />
        ))}
    </div>
  );
}
