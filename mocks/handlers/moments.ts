import { accessEnd } from '#domain/access/access-end.ts';
import { parseInstant } from '#lib/time.ts';
import type { Moment } from '#mocks/engine/clock.ts';
import type { World } from '#mocks/world.ts';

import { visibleKeys } from './keys.ts';
import { stayOf, zoneOfStay } from './lookups.ts';
import { hoursOf } from './open-stay.ts';

/** A moment that the wire may leave out. */
const moment = (what: string, at: string | null | undefined): Moment[] => {
  const instant = parseInstant(at);
  return instant === null ? [] : [{ at: instant, what }];
};

/** What happens to a stay by the clock: arrival, keys, deadlines, check-out and what follows it. */
export function momentsOfStay(world: World, slug: string): Moment[] {
  const row = stayOf(world, slug);
  const { cancellationPolicy, checkOutDate } = row.checkIn;
  const { startDate, endDate } = hoursOf(row.checkIn);
  const leaving = parseInstant(checkOutDate ?? endDate);
  const ends = leaving && accessEnd(leaving, zoneOfStay(world, row));
  const closes = parseInstant(checkOutDate) === null ? 'closes' : 'closes after check-out';
  const identity = world.db.identities.get(slug);
  return [
    ...moment('Free cancellation ends', cancellationPolicy?.freeCancellationEndDate),
    ...moment('The stay begins', startDate),
    ...moment('The stay ends', endDate),
    ...(ends ? moment(`The flat ${closes}`, ends.unit) : []),
    ...(ends ? moment(`The building ${closes}`, ends.building) : []),
    ...(identity?.isTold === false ? moment('The identity check is decided', identity.decidedAt) : []),
    ...(visibleKeys(world, row) ?? []).flatMap(({ name, error, validFromDate, validToDate }) => [
      ...moment(`${name}: the key is handed out`, error?.availableAt),
      ...moment(`${name}: the key begins to work`, validFromDate),
      ...moment(`${name}: the key ends`, validToDate),
    ]),
  ];
}
