import { Trans, useLingui } from '@lingui/react/macro';

import { clocksText } from '#components/messages/place-messages.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { Pill } from '#ui/pill.tsx';

/** The time at the property beside the guest's, when they differ, so that nothing must be calculated at a door. */
export function TwoClocks({ city, zone }: { city: string; zone: ZoneId }) {
  const { i18n } = useLingui();
  const words = useAtTime((now) => clocksText(i18n, city, zone, now));
  return words && <Pill tone="info">{words}</Pill>;
}

/** Says whose clock the times are on while the zone of the property is not known. */
export function OwnClock() {
  return (
    <Pill tone="info">
      <Trans>Times on your own clock</Trans>
    </Pill>
  );
}
