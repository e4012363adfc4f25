import { Trans } from '@lingui/react/macro';

import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Card } from '#ui/card.tsx';
import { NoSlotsSpot } from '#ui/scenes/spot-scenes.tsx';

/** No time left to choose: the sentence, and the people who can help (R8-25 to R8-27, R8-53). */
export function NoSlots({ property }: { property: Property }) {
  return (
    <Card className="items-center text-center">
      <NoSlotsSpot />
      <p className="max-w-[44ch] text-pretty">
        <Trans>Darn it, we've run out of timeslots. Contact us and we'll try to make things right.</Trans>
      </p>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
    </Card>
  );
}
