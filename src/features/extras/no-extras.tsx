import { Trans } from '@lingui/react/macro';

import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Card } from '#ui/card.tsx';
import { NoExtrasSpot } from '#ui/scenes/spot-scenes.tsx';

/** A property that sells nothing beside the stay (R2-95). */
export function NoExtras({ property }: { property: Property }) {
  return (
    <Card className="items-center text-center">
      <NoExtrasSpot />
      <p className="max-w-[44ch] text-pretty">
        <Trans>No extras in this building, just a very good stay. Missing something? Ask us.</Trans>
      </p>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
    </Card>
  );
}
