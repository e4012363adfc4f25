import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Instant } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';

import { ExtensionOptions } from './extension-options.tsx';

interface ExtensionRequestedProps {
  endDate: Instant | null;
  property: Property;
}

/** The request that is there, and why there is no second one (R4-81, R4-88). */
export function ExtensionRequested({ endDate, property }: ExtensionRequestedProps) {
  const { t } = useLingui();
  return (
    <>
      <Notice
        tone="info"
        heading={t`Your request is with our team`}
        actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
      >
        {t`They will answer you later. Until then, your departure stays as booked.`}
      </Notice>
      <ExtensionOptions endDate={endDate} zone={property.timezone} unavailable={t`One request at a time`} />
    </>
  );
}
