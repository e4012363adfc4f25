import type { AccessKey } from '#api/generated/model.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { accessKeyFromDto } from '#domain/access/access-key.ts';
import { keyAfterCheckOut } from '#domain/access/access-end.ts';

/**
 * Keys as they are after a check-out (R9-09, R9-10, R4-69). `handedOut` is what the server showed of them: only what
 * opened a door then gets a new end.
 */
export function keysAfterCheckOut(
  keys: readonly AccessKey[],
  handedOut: readonly AccessKey[],
  checkOut: Instant,
  zone: ZoneId,
): AccessKey[] {
  return keys.map((key) => {
    const shown = handedOut.find(({ id }) => id === key.id) ?? key;
    return { ...key, validToDate: keyAfterCheckOut(accessKeyFromDto(shown), checkOut, zone) ?? shown.validToDate };
  });
}
