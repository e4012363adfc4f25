import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#components/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Card } from '#ui/card.tsx';
import { NoSlotsSpot } from '#ui/illustrations/spot-scenes.tsx';

import { outcomeMessage } from './messages.ts';

/** Nothing is free on the dates that were asked for (R1-33), and the people to ask. */
export function NoRates({ property }: { property: Property }) {
  const { i18n } = useLingui();
  return (
    <Card>
      <NoSlotsSpot />
      <p className="max-w-[44ch] text-pretty">{i18n._(outcomeMessage(0))}</p>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
    </Card>
  );
}
