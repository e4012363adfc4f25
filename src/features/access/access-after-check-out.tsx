import { Trans, useLingui } from '@lingui/react/macro';

import { accessEnd } from '#domain/access/access-end.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';

/** After check-out: how long the own door and the house still open (R4-23, R9-09, R9-10). */
export function AccessAfterCheckOut({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  if (stay.checkOutDate === null) return null;
  const end = accessEnd(stay.checkOutDate, property.timezone);
  const unit = format.time(end.unit, property.timezone);
  const building = format.time(end.building, property.timezone);
  const isHouseOpen = isBefore(now, end.building);
  return (
    <Notice tone={isHouseOpen ? 'calm' : 'info'} heading={t`You are checked out`}>
      {isBefore(now, end.unit) ? (
        <Trans comment="After check-out; two times of day">
          Your apartment door works until {unit}, the house until {building}.
        </Trans>
      ) : isHouseOpen ? (
        <Trans comment="After check-out; two times of day">
          Your apartment door worked until {unit}. The house opens for you until {building}.
        </Trans>
      ) : (
        <Trans>Your keys have ended. Left something behind? Call us.</Trans>
      )}
    </Notice>
  );
}
