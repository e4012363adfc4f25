import type { Instant } from '#lib/time.ts';

import { doorsOf, nextKey } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/access-key.ts';

import type { Stay } from './stay.ts';

/**
 * Whether a guest who comes back sees the stay as the device has kept it until the answer is here: only while it opens a
 * door, and never one that is over, cancelled or refused (R2-169).
 */
export const isKeptShown = (stay: Stay, now: Instant): boolean =>
  stay.state === 'check-in-completed' &&
  stay.idVerificationState !== 'banned' &&
  !stay.isCancelled &&
  stay.checkOutDate === null &&
  nextKey(stay, now) !== undefined;

const codesOf = (stay: Stay, now: Instant): readonly string[] =>
  doorsOf(stay).flatMap((door) =>
    door.code !== null && keyReadiness(door, now, stay.state).state === 'ready' ? [`${door.id} ${door.code}`] : [],
  );

/** Whether a code that the kept stay still shows at `now` is not in the answer (R2-170). */
export function isCodeWithdrawn(kept: Stay, answer: Stay, now: Instant): boolean {
  if (answer.isCancelled || answer.checkOutDate !== null) return false;
  const left = codesOf(answer, now);
  return codesOf(kept, now).some((code) => !left.includes(code));
}
