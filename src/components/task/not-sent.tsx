import { useLingui } from '@lingui/react/macro';

import { useIsOnline } from '#lib/device.ts';
import { Notice } from '#ui/notice.tsx';

/** Says that a press without network has sent nothing (S53). The notice goes when the network is back. */
export function NotSentOffline({ headingLevel }: { headingLevel?: 2 | 3 }) {
  const { t } = useLingui();
  if (useIsOnline()) return null;
  return (
    <Notice
      tone="warn"
      role="alert"
      headingLevel={headingLevel}
      heading={t`You seem to be offline. Please check your connection.`}
    >
      {t`Nothing was sent.`}
    </Notice>
  );
}
