import { Trans, useLingui } from '@lingui/react/macro';

import { CallUs } from '#components/contact.tsx';
import { stillOpens } from '#domain/access/still-opens.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';

/** After check-out: how long the apartment and the building still open (R4-23, R9-09, R9-10). */
export function AccessAfterCheckOut({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const ends = useAtTime((now) => stillOpens(stay, now, zone));
  const isOpen = (end: Instant | null, now: Instant): boolean => end !== null && isBefore(now, end);
  const isUnitOpen = useAtTime((now) => isOpen(ends.unit, now));
  const isHouseOpen = useAtTime((now) => isOpen(ends.building, now));
  const unit = format.time(ends.unit, zone);
  const building = format.time(ends.building, zone);
  return (
    <Notice tone={isUnitOpen || isHouseOpen ? 'calm' : 'info'} heading={t`You are checked out`}>
      {isUnitOpen && isHouseOpen ? (
        <Trans comment="After check-out; two times of day">
          Your apartment door works until {unit}, the building until {building}.
        </Trans>
      ) : isUnitOpen && ends.building === null ? (
        <Trans comment="After check-out, in a house with no other door; a time of day">
          Your apartment door works until {unit}.
        </Trans>
      ) : isHouseOpen && ends.unit === null ? (
        <Trans comment="After check-out, without a key to the apartment; a time of day">
          You can enter the building until {building}.
        </Trans>
      ) : isUnitOpen ? (
        <Trans comment="After a check-out late in the evening; two times of day">
          Your apartment door works until {unit}. The building closed at {building}.
        </Trans>
      ) : isHouseOpen ? (
        <Trans comment="After check-out; two times of day">
          Your apartment door worked until {unit}. You can enter the building until {building}.
        </Trans>
      ) : (
        <Trans>
          Your keys have expired. Left something behind? <CallUs property={property}>Call us.</CallUs>
        </Trans>
      )}
    </Notice>
  );
}
