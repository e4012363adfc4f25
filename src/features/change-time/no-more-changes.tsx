import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Notice } from '#ui/notice.tsx';

/** The stay is over, or no free time is left: the specification's words, and people who can help (R4-82, R4-89). */
export function NoMoreChanges({ property }: { property: Property }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      heading={t`Time cannot be changed anymore`}
      actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
    >
      {t`Contact us, and we'll see what we can do.`}
    </Notice>
  );
}
