import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Notice } from '#ui/notice.tsx';

/** Nothing to order here: it is ordered already, or the house does not offer it (R3-76). */
export function NotOffered({ isOrdered, property }: { isOrdered: boolean; property: Property }) {
  const { t } = useLingui();
  const channels = <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />;
  return isOrdered ? (
    <Notice tone="calm" heading={t`Your late check-out is set`} actions={channels}>
      {t`Your plans changed? Contact us, and we'll see what we can do.`}
    </Notice>
  ) : (
    <Notice tone="info" heading={t`Late check-out is not available for this stay`} actions={channels}>
      {t`Contact us, and we'll see what we can do.`}
    </Notice>
  );
}
