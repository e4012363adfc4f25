import { Trans, useLingui } from '@lingui/react/macro';

import { ContactLine } from '#components/contact-line.tsx';
import { NotSentBusyElsewhere, NotSentOffline } from '#components/task/not-sent.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import type { WriteTrouble } from '#data/write/stay-write.ts';
import type { Property } from '#domain/property/property.ts';
import { Notice } from '#ui/notice.tsx';

/** Why the guest is not checked out; an open outcome says that it is open (S51 to S53). The button below is the way on. */
export function CheckOutFailure({ trouble, property }: { trouble: WriteTrouble; property: Property }) {
  const { t } = useLingui();
  switch (trouble) {
    case 'offline':
      return <NotSentOffline />;
    case 'busy-elsewhere':
      return <NotSentBusyElsewhere />;
    case 'lost':
      return (
        <Notice tone="warn" role="alert" heading={t`We don't know yet whether you are checked out`}>
          <Trans>The connection broke before we heard back. Nothing is sent twice if you check again.</Trans>
        </Notice>
      );
    case 'refused':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`You are not checked out yet`}
          actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
        >
          <p>{t`Something went wrong while checking you out. We looked at your stay: it is still open. Please try again.`}</p>
          <ContactLine />
        </Notice>
      );
  }
}
