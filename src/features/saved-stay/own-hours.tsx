import { useLingui } from '@lingui/react/macro';

import { SUPPORT_HOURS } from '#config/constants.ts';
import { supportHours } from '#domain/support/support-hours.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { deviceZone, localTime } from '#lib/time.ts';

/** The hours of support on the guest's clock, to spare a calculation; nothing where both are the same. */
export function OwnHours() {
  const { t } = useLingui();
  const format = useFormat();
  const [from, to] = useAtTime((now) => {
    const [hours, own] = [supportHours(now), deviceZone()];
    const isSame = localTime(hours.from, own) === SUPPORT_HOURS.from;
    return isSame ? [] : [format.time(hours.from, own), format.time(hours.to, own)];
  });
  if (!from) return null;
  return (
    <p className="text-note text-soft">
      {t({
        message: `${from} to ${to} on your clock`,
        comment: "Opening hours of support on the guest's clock, e.g. '05:00 to 00:00 on your clock'",
      })}
    </p>
  );
}
