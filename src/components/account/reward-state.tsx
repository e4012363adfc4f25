import { useLingui } from '@lingui/react';
import { Check, Clock } from 'lucide-react';

import { isUnlocked } from '#domain/account/reward.ts';
import type { Reward } from '#domain/account/reward.ts';
import { Pill } from '#ui/pill.tsx';

import { rewardState } from './reward-messages.ts';

/** Whether the member has a reward, or what is left to it: one look wherever it is named (R4-34 to R4-37). */
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
