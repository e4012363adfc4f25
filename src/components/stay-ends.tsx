import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';

import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';

/**
 * Both ends of the stay, day and hour, in property time. The gap is small, because the summary of a task is 240 px wide.
 * Spanish needs one line each for 'desde las 15:00' and 'hasta las 11:00'.
 */
export function StayEnds({ stay, zone }: { stay: Stay; zone: ZoneId }) {
  const format = useFormat();
  return (
    <div className="flex items-center justify-between gap-1">
      <p>
        <span className="block font-semibold">{format.day(stay.startDate, zone)}</span>
        <span className="text-body text-soft">
          <Trans comment="Arrival, e.g. 'from 15:00'">from {format.time(stay.startDate, zone)}</Trans>
        </span>
      </p>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-soft" />
      <p className="text-end">
        <span className="block font-semibold">{format.day(stay.endDate, zone)}</span>
        <span className="text-body text-soft">
          <Trans comment="Departure, e.g. 'until 11:00'">until {format.time(stay.endDate, zone)}</Trans>
        </span>
      </p>
    </div>
  );
}
