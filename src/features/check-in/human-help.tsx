import { Trans } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';

/** A person to ask: the property's channels, else the number that every confirmation carries. */
export function HumanHelp({ property, isMain = false }: { property: Property; isMain?: boolean }) {
  if (property.phone === null && property.whatsappNumber === null) {
    return (
      <p>
        <Trans>Call the number in your confirmation. We can do this part with you.</Trans>
      </p>
    );
  }
  return <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} isMain={isMain} />;
}
