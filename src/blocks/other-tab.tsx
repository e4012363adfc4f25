import { Trans, useLingui } from '@lingui/react/macro';

import { Notice } from '#ui/notice.tsx';

/** A write that was not sent because another tab is writing to the same stay (S51). */
export function OtherTab() {
  const { t } = useLingui();
  return (
    <Notice tone="info" role="alert" heading={t`Another tab is still busy`}>
      <Trans>
        Your stay is being changed in another tab or window. Let it finish, then try again. Nothing was sent from here.
      </Trans>
    </Notice>
  );
}
