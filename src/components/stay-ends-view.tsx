import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Stay } from '#domain/stay/stay.ts';
import { formattersOf } from '#i18n/format.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import type { Elements } from '#ui/elements.tsx';

interface StayEndsViewProps {
  i18n: I18n;
  stay: Stay;
  /** Undefined until the property is loaded; the lines are empty then. */
  zone: ZoneId | undefined;
  arrow: Elements;
}

/** Start and end of the stay in property time. A plain function, because the prerender uses it, too. */
export function StayEndsView({ i18n, stay: { startDate, endDate }, zone, arrow }: StayEndsViewProps) {
  const { day, time } = formattersOf(i18n.locale);
  const from = zone && i18n._(msg({ message: `from ${time(startDate, zone)}`, comment: "Arrival, e.g. 'from 15:00'" }));
  const until =
    zone && i18n._(msg({ message: `until ${time(endDate, zone)}`, comment: "Departure, e.g. 'until 11:00'" }));
  const end = (className: string | undefined, date: Instant | null, hour: string | undefined) => (
    <p className={className}>
      <span className="block font-semibold">{zone ? day(date, zone) : '\u00A0'}</span>
      <span className="text-body text-soft">{hour}</span>
    </p>
  );
  // A small gap, because a task's summary is 240 px wide and Spanish needs one line each for 'desde las 15:00' and
  // 'hasta las 11:00'.
  return (
    <div className="flex items-center justify-between gap-1">
      {end(undefined, startDate, from)}
      {arrow}
      {end('text-end', endDate, until)}
    </div>
  );
}
