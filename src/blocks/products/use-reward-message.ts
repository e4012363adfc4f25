import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.tsx';

/** What pays for something free: a reward of the club, which only the main brand has (R3-80, R6-21). */
export function useRewardMessage(): string {
  const { t } = useLingui();
  const { brand } = useSettings();
  return brand.hasAccount ? t`Inner Circle reward` : t`Free for you`;
}
