import { useLingui } from '@lingui/react/macro';

import { ContactWays } from '#components/contact.tsx';
import { UNIT_MESSAGES } from '#components/messages/place-messages.ts';
import { keyAfterCheckOut, timeLeft } from '#domain/access/access-end.ts';
import { doorsOf } from '#domain/access/doors.ts';
import { stillOpens } from '#domain/access/still-opens.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';

interface DoorsAfterCheckOutProps {
  stay: Stay;
  property: Property;
}

/**
 * What opens after a check-out and until when: the unit for some minutes, the building until 23:00 (R9-09, R9-10, R4-23).
 * Before the check-out, what would open if the guest checked out now.
 */
export function DoorsAfterCheckOut({ stay, property }: DoorsAfterCheckOutProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const isPreview = stay.checkOutDate === null;
  const { unit, building } = useAtTime((now) => {
    const ends = stillOpens(stay, now, zone);
    const until = (end: Instant): string => {
      if (isBefore(now, end)) return t`until ${format.time(end, zone)}`;
      if (isPreview) return t({ message: 'closes at once', comment: 'A door, as soon as the guest checks out' });
      const time = format.time(end, zone);
      return t({ message: `closed since ${time}`, comment: 'A door that no longer opens' });
    };
    const left = (end: Instant): string => {
      const time = format.duration(timeLeft(end, now, stay.checkOutDate));
      return isPreview
        ? t({ message: `${time} for whatever you forgot`, comment: "How long a door opens, e.g. '15 min'" })
        : t({ message: `${time} left`, comment: "How long a door still opens, e.g. '12 min left'" });
    };
    return {
      unit: ends.unit && { until: until(ends.unit), left: isBefore(now, ends.unit) && left(ends.unit) },
      building: ends.building && { until: until(ends.building), isOpen: isBefore(now, ends.building) },
    };
  });
  const hasLuggageRoom = useAtTime((now) =>
    stay.propertyKeys.some(
      (key) =>
        key.type === 'luggage-room' && keyAfterCheckOut(key, stay.checkOutDate ?? now, stay.endDate, zone) !== null,
    ),
  );

  if (unit === null && building === null) return null;
  const hasUnitKey = doorsOf(stay).some(({ type }) => type === 'property-unit');

  const { livingUnit } = stay;
  const ownDoor = livingUnit?.number
    ? `${i18n._(UNIT_MESSAGES[livingUnit.kind])} ${livingUnit.number}`
    : t`Your own door`;

  // What has ended comes last.
  const unitDoor = unit && <Door name={ownDoor} detail={unit.left} until={unit.until} />;

  return (
    <Card as="section" aria-labelledby="doors-title">
      <CardHead id="doors-title" title={isPreview ? t`If you check out now` : t`Which doors still open`} />
      <ul role="list" className="flex flex-col divide-y divide-line">
        {unit !== null && unit.left !== false && unitDoor}
        {building !== null && (
          <Door
            name={t`Street door and building`}
            detail={hasLuggageRoom && building.isOpen && t`Luggage room included`}
            until={building.until}
          />
        )}
        {unit !== null && unit.left === false && unitDoor}
        {unit === null && isPreview && hasUnitKey && (
          <Door
            name={ownDoor}
            detail={false}
            until={t({ message: 'stays closed', comment: 'A door that a check-out does not open again' })}
          />
        )}
      </ul>
    </Card>
  );
}

function Door({ name, detail, until }: { name: string; detail: string | false; until: string }) {
  return (
    <li className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] items-baseline gap-x-4 py-2.5 first:pt-0 last:pb-0">
      <span className="wrap-break-word">
        <span>{name}</span>
        {detail !== false && <span className="block text-note text-soft tabular-nums">{detail}</span>}
      </span>
      <span className="text-end font-semibold tabular-nums">{until}</span>
    </li>
  );
}

/** Says that no door opens any more, before or after the check-out (R4-69), and whom to call. */
export function KeysExpired({ property }: { property: Property }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      heading={t`Your keys have expired`}
      actions={
        // On a phone they start below the icon, so that two buttons fit side by side.
        <div className="-ms-8.5 grow wide:ms-0">
          <ContactWays property={property} />
        </div>
      }
    >
      {t`Left something behind?`}
    </Notice>
  );
}
