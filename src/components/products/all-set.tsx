import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Notice } from '#ui/notice.tsx';

/** A product that the stay has once and for all: no second one is sold, and people can change it. */
export function AllSet({ property, heading }: { property: Property; heading?: string }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="calm"
      heading={heading ?? t`Yours for the whole stay`}
      actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
    >
      {t`Have your plans changed? Contact us, and we'll see what we can do.`}
    </Notice>
  );
}
