import { Trans, useLingui } from '@lingui/react/macro';
import { Luggage } from 'lucide-react';

import { luggageBeforeArrival, luggageRoomFrom } from '#domain/access/luggage.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { localDay } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';

interface LuggageNoticeProps {
  stay: Stay;
  property: Property;
}

/** Where the bags go before check-in time (R4-54, R4-55). */
export function LuggageNotice({ stay, property }: LuggageNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const access = useAtTime((now) => luggageBeforeArrival(stay, property.checkInMethod, now));
  const isToday = useAtTime(
    (now) =>
      stay.startDate !== null && localDay(stay.startDate, property.timezone) === localDay(now, property.timezone),
  );
  const from = useAtTime((now) => luggageRoomFrom(stay, now));
  if (access === null) return null;
  const zone = property.timezone;
  const day = from === null ? format.day(stay.startDate, zone) : format.dayTime(from, zone);
  const hour = format.time(from, zone);
  return (
    <Notice tone="info" icon={Luggage} heading={t`Bags before check-in`}>
      {access === 'door-code-after-id-check' ? (
        <Trans>You will get the door code for the luggage room after the ID check at the front desk.</Trans>
      ) : access === 'digital-keys-after-payment' ? (
        <Trans>You will get your digital keys, including the one for the luggage room, after payment.</Trans>
      ) : isToday && from !== null ? (
        <Trans comment="The hour, e.g. '15:00'">
          You will get your digital keys, including the one for the luggage room, today at {hour}.
        </Trans>
      ) : isToday ? (
        <Trans>You will get your digital keys, including the one for the luggage room, today.</Trans>
      ) : (
        <Trans comment="The day of arrival, mostly with its hour, e.g. 'Fri 20 Nov, 15:00'">
          You will get your digital keys, including the one for the luggage room, on your arrival day ({day}).
        </Trans>
      )}
    </Notice>
  );
}
