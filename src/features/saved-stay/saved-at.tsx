import { useLingui } from '@lingui/react/macro';

import type { SavedStay } from '#data/stay/saved-stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { nowInstant } from '#lib/clock.ts';
import { deviceZone, localDay, sameWallClock } from '#lib/time.ts';

/** How old the kept stay is. */
export function SavedAt({ saved: { savedAt, property } }: { saved: SavedStay }) {
  const { t } = useLingui();
  const format = useFormat();
  const own = deviceZone();
  const isToday = localDay(savedAt, own) === localDay(nowInstant(), own);
  const time = isToday ? format.time(savedAt, own) : format.dayTime(savedAt, own);
  return (
    <p className="text-soft">
      <span>
        {sameWallClock(savedAt, property.timezone, own)
          ? t({ message: `Saved ${time}`, comment: 'When this device kept what is shown, e.g. Saved 14:02' })
          : t({
              message: `Saved ${time} on your clock`,
              comment: 'When this device kept what is shown, where the property has another hour',
            })}
      </span>
      . {t({ message: 'Your stay may have changed since.', comment: 'After "Saved 14:02."' })}
    </p>
  );
}
