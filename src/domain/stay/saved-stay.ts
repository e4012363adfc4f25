import type { Instant } from '#lib/time.ts';

import { doorsOf, nextKey } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/access-key.ts';

import type { Stay } from './stay.ts';

/**
 * Whether the saved stay is shown until the response arrives: only while it opens a door, and never one that is over,
 * cancelled or refused (R2-169).
 */
export const isSavedStayShown = (stay: Stay, now: Instant): boolean =>
  stay.state === 'check-in-completed' &&
  stay.idVerificationState !== 'banned' &&
  !stay.isCancelled &&
  stay.checkOutDate === null &&
  nextKey(stay, now) !== undefined;

const codesOf = (stay: Stay, now: Instant): readonly string[] =>
  doorsOf(stay).flatMap((door) =>
    door.code !== null && keyReadiness(door, now, stay.state).state === 'ready' ? [`${door.id} ${door.code}`] : [],
  );

/** Whether the server's stay lacks a code that the saved stay shows at `now` (R2-170). */
export function isCodeWithdrawn(saved: Stay, stay: Stay, now: Instant): boolean {
  if (stay.isCancelled || stay.checkOutDate !== null) return false;
  const codes = codesOf(stay, now);
  return codesOf(saved, now).some((code) => !codes.includes(code));
}
