import { Trans, useLingui } from '@lingui/react/macro';
import { Luggage } from 'lucide-react';

import { luggageBeforeArrival } from '#domain/access/luggage.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#lib/clock.ts';
import { Notice } from '#ui/notice.tsx';

/** Where the bags go before check-in time (R4-54, R4-55). */
export function LuggageNotice({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const access = luggageBeforeArrival(stay, property.checkInMethod, useNow());
  if (access === null) return null;
  const day = format.day(stay.startDate, property.timezone);
  return (
    <Notice tone="info" icon={Luggage} heading={t`Bags before check-in`}>
      {access === 'door-code-after-id-check' ? (
        <Trans>You get the door code of the luggage room after the ID check at the front desk.</Trans>
      ) : (
        <Trans comment="The day of arrival, e.g. 'Fri 20 Nov'">
          You get the digital keys, also for the luggage room, on arrival day, {day}.
        </Trans>
      )}
    </Notice>
  );
}
