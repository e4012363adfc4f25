import type { AccessKey, CheckInUpdateResult, DatesUpdate } from '#api/generated/model/index.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/engine/world.ts';

import { accessEnd } from '#domain/access/access-end.ts';
import { canCheckOut } from '#domain/stay/stay-phase.ts';
import { isBefore, parseInstant, parseZone, shift, toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { HttpError, invalid } from '#mocks/engine/http-error.ts';

const zoneOf = (world: World, { checkIn }: StayRow) => parseZone(world.db.properties.get(checkIn.propertyId)?.timezone);

const earlier = (a: Instant | null, b: Instant): Instant => (a !== null && isBefore(a, b) ? a : b);

/** Checks out; the unit opens 15 more minutes, the house until 23:00 property time (R9-09, R9-10). */
export async function checkOut(world: World, row: StayRow): Promise<CheckInUpdateResult> {
  const now = world.clock.now();
  const { endDate, checkOutDate } = row.checkIn;
  const dates = { startDate: null, endDate: parseInstant(endDate), checkOutDate: parseInstant(checkOutDate), isCancelled: false };
  if (!canCheckOut(dates, now, zoneOf(world, row))) {
    throw new HttpError('CONFLICT', 'Check-out is possible once, on the last day of the stay');
  }
  const end = accessEnd(now, zoneOf(world, row));
  const ending = (key: AccessKey): AccessKey => ({
    ...key,
    validToDate: earlier(parseInstant(key.validToDate), key.type === 'property-unit' ? end.unit : end.building),
  });
  await world.db.stays.update(row.slug, (stay) => ({
    ...stay,
    checkIn: { ...stay.checkIn, checkOutDate: now, propertyKeys: (stay.checkIn.propertyKeys ?? []).map(ending) },
  }));
  return { checkOutDate: now };
}

/** Cancels; every later change is a conflict (R4-04). */
export async function cancel(world: World, row: StayRow): Promise<CheckInUpdateResult> {
  if (row.checkIn.checkOutDate) throw new HttpError('CONFLICT', 'The stay is over');
  await world.db.stays.update(row.slug, (stay) => ({ ...stay, checkIn: { ...stay.checkIn, status: 'canceled' } }));
  return { status: 'canceled' };
}

/** Moves arrival and departure, and with them what the keys are valid for. */
export async function changeDates(world: World, row: StayRow, update: DatesUpdate): Promise<CheckInUpdateResult> {
  if (row.script.updates === 'refused') throw new HttpError('INTERNAL_ERROR', 'The dates were not taken');
  const [start, end] = [parseInstant(update.startDate), parseInstant(update.endDate)];
  if (start === null || end === null || !isBefore(start, end)) throw invalid('body.endDate', 'must be after startDate');
  const moved = (date: string | null, from: string | null, to: Instant): string | null => {
    const [at, before] = [parseInstant(date), parseInstant(from)];
    return at === null || before === null ? date : shift(at, toMs(to) - toMs(before));
  };
  await world.db.stays.update(row.slug, ({ checkIn, ...stay }) => ({
    ...stay,
    checkIn: {
      ...checkIn,
      startDate: start,
      endDate: end,
      propertyKeys: (checkIn.propertyKeys ?? []).map((key) => ({
        ...key,
        validFromDate: moved(key.validFromDate, checkIn.startDate, start),
        validToDate: moved(key.validToDate, checkIn.endDate, end),
      })),
    },
  }));
  return { startDate: start, endDate: end };
}
