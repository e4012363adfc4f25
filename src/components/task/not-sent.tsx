import { useLingui } from '@lingui/react/macro';

import { useIsOnline } from '#lib/device.ts';
import { Notice } from '#ui/notice.tsx';

/** Says that nothing was sent because there is no network (S53), until the network is back. */
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

/** Says that nothing was sent because another tab is writing to the same stay (S51). */
export function NotSentBusyElsewhere() {
  const { t } = useLingui();
  return (
    <Notice tone="info" role="alert" heading={t`Another tab is still busy`}>
      {t`Nothing was sent from here. Look there first, then try again.`}
    </Notice>
  );
}
