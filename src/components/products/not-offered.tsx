import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import { ReadablePart } from '#components/readable-part.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Notice } from '#ui/notice.tsx';

interface NotOfferedProps {
  stay: Stay;
  property: Property;
  /** What is not available, where a page can say it better. */
  heading?: string | undefined;
}

/** A product that this stay cannot have now, and the people to ask (R3-76). */
export function NotOffered({ stay, property, heading }: NotOfferedProps) {
  const { t } = useLingui();
  return (
    <ReadablePart stay={stay} part="products">
      <Notice
        tone="info"
        heading={heading ?? t`Not available for your stay right now`}
        actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
      >
        {t`Contact us, and we'll see what we can do.`}
      </Notice>
    </ReadablePart>
  );
}
