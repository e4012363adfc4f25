import { Trans, useLingui } from '@lingui/react/macro';

import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Property } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { atLocalTime } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';

/** Says that this property's lift does not run, on those days only (R9-26, R9-48). */
export function ElevatorBanner({ property }: { property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const lastDay = useAtTime((now) => elevatorWorksUntil(property.key, now, zone));
  if (lastDay === null) return null;
  const until = format.longDay(atLocalTime(lastDay, '12:00', zone), zone);
  return (
    <Notice tone="info" heading={t`The lift is being refurbished`}>
      <Trans>Please take the stairs until {until}. If that is hard for you, call us and we will carry your bags.</Trans>
    </Notice>
  );
}
