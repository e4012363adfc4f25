import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { NoSlotsSpot } from '#ui/scenes/spot-scenes.tsx';

import { outcomeMessage } from './messages.ts';

/** Nothing is free on the dates that were asked for (R1-33), and the people to ask. */
export function NoRates({ property }: { property: Property }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-col gap-3 border-t-[1.5px] border-line pt-5">
      <NoSlotsSpot />
      <p className="max-w-[44ch] text-pretty">{i18n._(outcomeMessage(0))}</p>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
    </div>
  );
}
