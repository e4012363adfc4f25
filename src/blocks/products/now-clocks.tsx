import { useLingui } from '@lingui/react/macro';

import { cityName } from '#blocks/city-name.ts';
import { clockWords } from '#blocks/messages/place-words.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { Pill } from '#ui/pill.tsx';

/** The two clocks below hours that are booked or offered: 'Now' says that they convert none of those. */
export function NowClocks({ city, zone }: { city: string; zone: ZoneId }) {
  const { t, i18n } = useLingui();
  const clocks = useAtTime((now) => clockWords(i18n, cityName(i18n, city), zone, now));
  return (
    clocks && (
      <Pill tone="info">
        {t({ message: `Now: ${clocks}`, comment: "Two clocks, e.g. 'Now: Helsinki 14:48 · you 12:48'" })}
      </Pill>
    )
  );
}
