import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Card } from '#ui/card.tsx';
import { NoExtrasSpot } from '#ui/scenes/spot-scenes.tsx';

interface NoExtrasProps {
  property: Property;
  /** The property sells extras, but this stay can have none of them now (R3-76). */
  hasSome: boolean;
}

/** A property that sells nothing beside the stay, or nothing now (R2-95). */
export function NoExtras({ property, hasSome }: NoExtrasProps) {
  const { t } = useLingui();
  return (
    <Card className="items-start">
      <NoExtrasSpot />
      <p className="max-w-[44ch] text-pretty">
        {hasSome
          ? t`No extras for this stay right now. Missing something? Ask us.`
          : t`No extras in this building, just a very good stay. Missing something? Ask us.`}
      </p>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
    </Card>
  );
}
