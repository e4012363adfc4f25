import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.tsx';

interface RewardMessages {
  /** On what is offered. */
  readonly offered: string;
  /** Beside the amount that is taken off. */
  readonly takenOff: string;
}

/** What pays for something free: a reward of the club, which only the main brand has (R3-80, R6-21). */
export function useRewardMessages(): RewardMessages {
  const { t } = useLingui();
  const { brand } = useSettings();
  const reward = t`Inner Circle reward`;
  return brand.hasAccount
    ? { offered: reward, takenOff: reward }
    : {
        offered: t`Free for you`,
        takenOff: t({ message: 'Discount', comment: 'In a sum, beside the amount that is taken off' }),
      };
}
