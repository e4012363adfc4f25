import { Trans } from '@lingui/react/macro';

import { stillOpens } from '#domain/access/still-opens.ts';
import type { StillOpens } from '#domain/access/still-opens.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

interface DoorsStillOpen extends StillOpens {
  readonly isUnitOpen: boolean;
  readonly isBuildingOpen: boolean;
}

/** Which doors open after a check-out, past or now, and until when. */
export function useStillOpen(stay: Stay, zone: ZoneId): DoorsStillOpen {
  const ends = useAtTime((now) => stillOpens(stay, now, zone));
  const isOpen = (end: Instant | null, now: Instant): boolean => end !== null && isBefore(now, end);
  const isUnitOpen = useAtTime((now) => isOpen(ends.unit, now));
  const isBuildingOpen = useAtTime((now) => isOpen(ends.building, now));
  return { ...ends, isUnitOpen, isBuildingOpen };
}

/** First what still opens and until when, then what has ended (R4-23, R9-09, R9-10); nothing where no door opens. */
export function StillOpen({ doors, property }: { doors: DoorsStillOpen; property: Property }) {
  const format = useFormat();
  const zone = property.timezone;
  const { isUnitOpen, isBuildingOpen } = doors;
  const unit = format.time(doors.unit, zone);
  const building = format.time(doors.building, zone);
  if (isUnitOpen && isBuildingOpen)
    return (
      <Trans comment="After check-out; two times of day">
        Your apartment door works until {unit}, and you can enter the building until {building}.
      </Trans>
    );
  if (isUnitOpen && doors.building === null)
    return (
      <Trans comment="After check-out, in a house with no other door; a time of day">
        Your apartment door works until {unit}.
      </Trans>
    );
  if (isUnitOpen)
    return (
      <Trans comment="After a check-out late in the evening; two times of day">
        Your apartment door works until {unit}. Your access to the building ended at {building}.
      </Trans>
    );
  if (isBuildingOpen && doors.unit === null)
    return (
      <Trans comment="After check-out, without a key to the apartment; a time of day">
        You can enter the building until {building}.
      </Trans>
    );
  return (
    isBuildingOpen && (
      <Trans comment="After check-out; two times of day">
        You can enter the building until {building}. Your apartment door worked until {unit}.
      </Trans>
    )
  );
}
