import { useLingui } from '@lingui/react/macro';

import { Notice } from '#ui/notice.tsx';

/** A write that was not sent because another tab is writing to the same stay (S51). */
export function OtherTab() {
  const { t } = useLingui();
  return (
    <Notice tone="info" role="alert" heading={t`Another tab is still busy`}>
      {t`Nothing was sent from here. Look there first, then try again.`}
    </Notice>
  );
}
