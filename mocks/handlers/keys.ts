import type { AccessKey, CheckIn } from '#api/generated/model.ts';
import { accessKeyFromDto } from '#domain/access/access-key.ts';
import { keyAfterCheckOut } from '#domain/access/access-end.ts';
import type { StayHours } from '#domain/stay/stay.ts';
import { isBefore, parseInstant, shift, toMs } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import type { StayRow } from '#mocks/db/database.ts';
import type { World } from '#mocks/world.ts';

import { hoursOf, reasonOver } from './open-stay.ts';

/** Moves a date by the difference between `from` and `to`; returns it unchanged if one of the three cannot be read. */
export function moved(date: string | null, from: string | null, to: Instant | null): string | null {
  const [at, before] = [parseInstant(date), parseInstant(from)];
  return at === null || before === null || to === null ? date : shift(at, toMs(to) - toMs(before));
}

const WITHHELD = { code: 'NOT_AVAILABLE_YET' } as const;
const OVER = { code: 'NO_LONGER_AVAILABLE' } as const;

/** A key withheld until a given time has no error afterwards. */
function remainingError({ error }: AccessKey, now: Instant): AccessKey['error'] {
  const availableAt = error?.code === 'NOT_AVAILABLE_YET' ? parseInstant(error.availableAt) : null;
  return availableAt !== null && !isBefore(now, availableAt) ? null : error;
}

/** A key is stored for the booked dates; its validity follows paid early check-in and late check-out. */
function forPaidHours(key: AccessKey, checkIn: CheckIn, { startDate, endDate }: StayHours): AccessKey {
  const availableAt = key.error?.availableAt;
  return {
    ...key,
    validFromDate: moved(key.validFromDate, checkIn.startDate, startDate),
    // A check-out has set the end of the key.
    validToDate: checkIn.checkOutDate ? key.validToDate : moved(key.validToDate, checkIn.endDate, endDate),
    error:
      key.error && availableAt
        ? { ...key.error, availableAt: moved(availableAt, checkIn.startDate, startDate) }
        : key.error,
  };
}

function hasEnded({ validToDate }: AccessKey, now: Instant): boolean {
  const end = parseInstant(validToDate);
  return end !== null && !isBefore(now, end);
}

/**
 * The keys in an answer. Banned guests get none, an unfinished check-in withholds them, and they end with the stay.
 * Only usable code keys contain their code.
 */
export function visibleKeys(world: World, row: StayRow): AccessKey[] | undefined {
  const { propertyKeys, state, idVerificationState } = row.checkIn;
  if (propertyKeys === undefined) return undefined;
  if (idVerificationState === 'banned') return [];
  const now = world.clock.now();
  const reason = reasonOver(world, row)?.[0];
  // After a check-out each key has its own end.
  const isStayOver = reason === 'stay-canceled' || reason === 'stay-ended';
  const isCheckedIn = state === 'check-in-completed' || idVerificationState === 'approved';
  const hours = hoursOf(row.checkIn);
  return propertyKeys.map((stored) => {
    const key = forPaidHours(stored, row.checkIn, hours);
    const error = isStayOver ? OVER : (remainingError(key, now) ?? (isCheckedIn ? null : WITHHELD));
    const hasCode = error === null && key.accessType === 'code' && !hasEnded(key, now);
    return { ...key, error, code: hasCode ? key.code : null };
  });
}

/**
 * Keys as they are after a check-out from a stay that ends at `endDate` (R9-09, R9-10, R4-69). `handedOut` is what the
 * server showed of them: what it withheld then gets no new end.
 */
export function keysAfterCheckOut(
  keys: readonly AccessKey[],
  handedOut: readonly AccessKey[],
  checkOut: Instant,
  endDate: Instant | null,
  zone: ZoneId,
): AccessKey[] {
  return keys.map((key) => {
    const shown = handedOut.find(({ id }) => id === key.id) ?? key;
    const until = keyAfterCheckOut(accessKeyFromDto(shown), checkOut, endDate, zone);
    return { ...key, validToDate: until ?? shown.validToDate };
  });
}
