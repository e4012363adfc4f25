import { accessEnd } from '#domain/access/access-end.ts';
import { parseInstant } from '#lib/time.ts';
import type { TimelineEvent } from '#mocks/engine/clock.ts';
import type { World } from '#mocks/world.ts';

import { visibleKeys } from './keys.ts';
import { stayOf, zoneOfStay } from './lookups.ts';
import { hoursOf } from './open-stay.ts';

/** One event, or none if the API omits its time. */
const event = (what: string, at: string | null | undefined): TimelineEvent[] => {
  const instant = parseInstant(at);
  return instant === null ? [] : [{ at: instant, what }];
};

/** The scheduled events of a stay: arrival, keys, deadlines, check-out and after. */
export function timelineOfStay(world: World, slug: string): TimelineEvent[] {
  const row = stayOf(world, slug);
  const { cancellationPolicy, checkOutDate } = row.checkIn;
  const { startDate, endDate } = hoursOf(row.checkIn);
  const ends = accessEnd({ checkOutDate: parseInstant(checkOutDate), endDate }, zoneOfStay(world, row));
  const closes = parseInstant(checkOutDate) === null ? 'closes' : 'closes after check-out';
  const identity = world.db.identities.get(slug);
  return [
    ...event('Free cancellation ends', cancellationPolicy?.freeCancellationEndDate),
    ...event('The stay begins', startDate),
    ...event('The stay ends', endDate),
    ...(ends ? event(`The flat ${closes}`, ends.unit) : []),
    ...(ends ? event(`The building ${closes}`, ends.building) : []),
    ...(identity?.isDelivered === false ? event('The identity check is decided', identity.decidedAt) : []),
    ...(visibleKeys(world, row) ?? []).flatMap(({ name, error, validFromDate, validToDate }) => [
      ...event(`${name}: the key is handed out`, error?.availableAt),
      ...event(`${name}: the key begins to work`, validFromDate),
      ...event(`${name}: the key ends`, validToDate),
    ]),
  ];
}
