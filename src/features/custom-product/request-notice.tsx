import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import { NotSentOffline } from '#components/task/not-sent.tsx';
import type { WriteTrouble } from '#data/write/stay-write.ts';
import type { Property } from '#domain/property/property.ts';
import { Notice } from '#ui/notice.tsx';

interface RequestNoticeProps {
  refusal: WriteTrouble;
  property: Property;
}

/** The press came to nothing for certain, and why (S51 to S53). */
export function RequestNotice({ refusal, property }: RequestNoticeProps) {
  const { t } = useLingui();
  switch (refusal) {
    case 'offline':
      return <NotSentOffline />;
    case 'busy-elsewhere':
      return (
        <Notice tone="info" role="alert" heading={t`Another tab is changing this stay`}>
          {t`Nothing was sent from here. Look there first, then try again.`}
        </Notice>
      );
    case 'refused':
    case 'lost':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`Your request was not accepted`}
          actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
        >
          {t`It has not been sent. Try again, or ask us instead.`}
        </Notice>
      );
  }
}
