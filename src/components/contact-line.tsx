import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';

/** Whom to ask when trying again does not help (R8-29, R2-149). */
export function useContactLine(): string {
  const { t } = useLingui();
  const { brand } = useSettings();
  return brand.mentionsBob
    ? t`If the problem persists, please contact Bob.`
    : t`If the problem persists, please contact us.`;
}

/** The same as a paragraph. */
export const ContactLine = () => <p>{useContactLine()}</p>;
