import { Trans, useLingui } from '@lingui/react/macro';
import { Luggage } from 'lucide-react';

import { Link } from '#blocks/link.tsx';
import { luggageBeforeArrival, luggageRoomFrom } from '#domain/access/luggage.ts';
import { dateProductOffer } from '#domain/availability/date-product.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { localDay } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface LuggageNoticeProps {
  stay: Stay;
  property: Property;
  /** Ends with an earlier check-in where it can be ordered; the page of the doors has it elsewhere. */
  hasOffer?: boolean;
}

/** Where the bags go before check-in time (R4-54, R4-55). */
export function LuggageNotice({ stay, property, hasOffer = false }: LuggageNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const access = useAtTime((now) => luggageBeforeArrival(stay, property.checkInMethod, now));
  const isToday = useAtTime(
    (now) =>
      stay.startDate !== null && localDay(stay.startDate, property.timezone) === localDay(now, property.timezone),
  );
  const from = useAtTime((now) => luggageRoomFrom(stay, now));
  const offer = useAtTime((now) => dateProductOffer(stay, 'early-check-in', now));
  if (access === null) return null;
  const zone = property.timezone;
  const day = from === null ? format.day(stay.startDate, zone) : format.dayTime(from, zone);
  const hour = format.time(from, zone);
  const offered = offer.state === 'offered' ? offer.product : null;
  const price = offered && format.money(offered.price, offered.currency);
  return (
    <Notice
      tone="info"
      icon={Luggage}
      heading={t`Bags before check-in`}
      actions={
        hasOffer &&
        offered && (
          <Link to="/stay/early-check-in" search={{ slug: stay.slug }} className={buttonClass('quiet')}>
            {offered.customerRewardId === null
              ? t({ message: `Early check-in, from ${price}`, comment: "A link: the lowest price, e.g. 'from €20'" })
              : t`Early check-in`}
          </Link>
        )
      }
    >
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
