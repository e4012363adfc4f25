import type { Instant } from '#lib/time.ts';

import { parseInstant, shift, toMs } from '#lib/time.ts';

/** A date of a key, as far from the new end of the stay as it was from the old one. */
export function moved(date: string | null, from: string | null, to: Instant | null): string | null {
  const [at, before] = [parseInstant(date), parseInstant(from)];
  return at === null || before === null || to === null ? date : shift(at, toMs(to) - toMs(before));
}
