import type { AccessKey, CheckIn } from '#api/generated/model/index.ts';
import type { Instant } from '#lib/time.ts';

import { isBefore, parseInstant } from '#lib/time.ts';

import { moved } from './moved.ts';
import { hoursOf } from './open-stay.ts';

const WITHHELD = { code: 'NOT_AVAILABLE_YET' } as const;

/** A key withheld until a moment is there once that has come. */
function remainingError({ error }: AccessKey, now: Instant): AccessKey['error'] {
  const availableAt = error?.code === 'NOT_AVAILABLE_YET' ? parseInstant(error.availableAt) : null;
  return availableAt !== null && !isBefore(now, availableAt) ? null : error;
}

/** A key as long as the stay: stored for the booked dates, it follows the hours that are paid for. */
function forPaidHours(key: AccessKey, checkIn: CheckIn): AccessKey {
  const { startDate, endDate } = hoursOf(checkIn);
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

/** The keys the server hands out: none to a banned guest, withheld until check-in is done, codes only on usable code keys. */
export function visibleKeys(checkIn: CheckIn, now: Instant): AccessKey[] | undefined {
  const { propertyKeys, state, idVerificationState } = checkIn;
  if (propertyKeys === undefined) return undefined;
  if (idVerificationState === 'banned') return [];
  const done = state === 'check-in-completed' || idVerificationState === 'approved';
  return propertyKeys.map((stored) => {
    const key = forPaidHours(stored, checkIn);
    const error = remainingError(key, now) ?? (done ? null : WITHHELD);
    return { ...key, error, code: error === null && key.accessType === 'code' ? key.code : null };
  });
}
