import type { AccessKey, CheckIn } from '#api/generated/model/index.ts';
import type { Instant } from '#lib/time.ts';

import { isBefore, parseInstant } from '#lib/time.ts';

const WITHHELD = { code: 'NOT_AVAILABLE_YET' } as const;

/** A key withheld until a moment is there once that has come. */
function remainingError({ error }: AccessKey, now: Instant): AccessKey['error'] {
  const availableAt = error?.code === 'NOT_AVAILABLE_YET' ? parseInstant(error.availableAt) : null;
  return availableAt !== null && !isBefore(now, availableAt) ? null : error;
}

/** The keys the server hands out: none to a banned guest, withheld until check-in is done, codes only on usable code keys. */
export function visibleKeys(checkIn: CheckIn, now: Instant): AccessKey[] | undefined {
  const { propertyKeys, state, idVerificationState } = checkIn;
  if (propertyKeys === undefined) return undefined;
  if (idVerificationState === 'banned') return [];
  const done = state === 'check-in-completed' || idVerificationState === 'approved';
  return propertyKeys.map((key) => {
    const error = remainingError(key, now) ?? (done ? null : WITHHELD);
    return { ...key, error, code: error === null && key.accessType === 'code' ? key.code : null };
  });
}
