import { useLingui } from '@lingui/react/macro';

import { SupportChannels } from '#blocks/support-channels.tsx';
import type { Property } from '#domain/property/property.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** People to ask, with the number in plain sight: a printed page and another phone can use it (R1-22). */
export function AskTheWay({ house: { phone, whatsappNumber } }: { house: Property }) {
  const { t } = useLingui();
  if (phone === null && whatsappNumber === null) return null;
  return (
    <Card as="section" aria-labelledby="ask-title" className="print:break-inside-avoid">
      <CardHead id="ask-title" title={t`Can't find the door?`} />
      {phone !== null && <p className="text-lg font-semibold tabular-nums">{phone}</p>}
      <div className="no-print">
        <SupportChannels phone={phone} whatsappNumber={whatsappNumber} />
      </div>
    </Card>
  );
}
