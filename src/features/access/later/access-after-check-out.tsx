import { Trans, useLingui } from '@lingui/react/macro';

import { CallUs } from '#blocks/call-us.tsx';
import { accessEnd } from '#domain/access/access-end.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';

/** After check-out: how long the apartment and the building still open (R4-23, R9-09, R9-10). */
export function AccessAfterCheckOut({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const end = stay.checkOutDate && accessEnd(stay.checkOutDate, property.timezone);
  const isUnitOpen = useAtTime((now) => end !== null && isBefore(now, end.unit));
  const isHouseOpen = useAtTime((now) => end !== null && isBefore(now, end.building));
  if (end === null) return null;
  const unit = format.time(end.unit, property.timezone);
  const building = format.time(end.building, property.timezone);
  return (
    <Notice tone={isUnitOpen || isHouseOpen ? 'calm' : 'info'} heading={t`You are checked out`}>
      {isUnitOpen && isHouseOpen ? (
        <Trans comment="After check-out; two times of day">
          Your apartment door works until {unit}, the building until {building}.
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
