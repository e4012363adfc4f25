import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';

/** What helps where an article does not: people (R1-21, R2-149). */
export function useJustAsk(): string {
  const { t } = useLingui();
  const { brand } = useSettings();
  return brand.mentionsBob
    ? t`Bob knows more than he writes: just ask him.`
    : t`We know more than we write: just ask us.`;
}
