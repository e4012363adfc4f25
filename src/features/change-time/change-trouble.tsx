import { Trans, useLingui } from '@lingui/react/macro';

import { NotSentBusyElsewhere } from '#components/task/not-sent.tsx';
import type { WriteTrouble } from '#data/write/stay-write.ts';
import { useIsOnline } from '#lib/device.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface ChangeTroubleProps {
  trouble: WriteTrouble;
  onCheck: () => void;
}

/** Why the times did not change, in the specification's text (R8-50). An open outcome says that it is open (S52). */
export function ChangeTrouble({ trouble, onCheck }: ChangeTroubleProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  switch (trouble) {
    case 'busy-elsewhere':
      return <NotSentBusyElsewhere />;
    case 'lost':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`We don't know yet whether your times were changed`}
          actions={<Button look="quiet" onClick={onCheck}>{t`Check now`}</Button>}
        >
          <Trans>The connection broke before we heard back. Please check before you change them again.</Trans>
        </Notice>
      );
    case 'offline':
    case 'refused':
      // What the network kept from being sent can be sent when it is back.
      return trouble === 'offline' && isOnline ? null : (
        <Notice tone="warn" role="alert" heading={t`Field to update. Please try again.`}>
          {!isOnline && <p>{t`You seem to be offline. Please check your connection.`}</p>}
          <p>{t`Your times have not changed.`}</p>
        </Notice>
      );
  }
}
