import type { Instant } from '#lib/time.ts';

import { parseInstant, shift, toMs } from '#lib/time.ts';

/** Moves a date of a key so that its distance to the end of the stay remains. */
export function moved(date: string | null, from: string | null, to: Instant | null): string | null {
  const [at, before] = [parseInstant(date), parseInstant(from)];
  return at === null || before === null || to === null ? date : shift(at, toMs(to) - toMs(before));
}
