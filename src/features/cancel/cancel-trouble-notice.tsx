import { useLingui } from '@lingui/react/macro';

import { ContactLine } from '#components/contact-line.tsx';
import { NotSentOffline } from '#components/task/not-sent.tsx';
import type { WriteTrouble } from '#data/write/stay-write.ts';
import { Notice } from '#ui/notice.tsx';

/** Why the stay is not cancelled, or that the outcome is unclear (R8-28, R8-29, S51, S52). */
export function CancelTroubleNotice({ trouble }: { trouble: WriteTrouble }) {
  const { t } = useLingui();
  switch (trouble) {
    case 'offline':
      return <NotSentOffline headingLevel={3} />;
    case 'busy-elsewhere':
      return (
        <Notice tone="info" role="alert" headingLevel={3} heading={t`Another tab is changing this stay`}>
          {t`Nothing was sent from here. Look there first, then try again.`}
        </Notice>
      );
    case 'lost':
      return (
        <Notice tone="warn" role="alert" headingLevel={3} heading={t`We don't know yet whether your stay is cancelled`}>
          {t`The connection broke before we heard back. Nothing will be sent again: please check whether your stay is cancelled.`}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="warn" role="alert" headingLevel={3} heading={t`Something went wrong`}>
          <p>{t`Your stay is not cancelled and stands as it was. Please try again.`}</p>
          <ContactLine />
        </Notice>
      );
  }
}
