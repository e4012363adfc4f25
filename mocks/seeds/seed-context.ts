import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';
import type { Database } from '#mocks/db/database.ts';

import { atLocalTime, localDay, shiftDay } from '#lib/time.ts';

/** What a seed writes into, and the moment its dates are relative to. */
export interface SeedContext {
  readonly db: Database;
  readonly now: Instant;
  /** Two worlds of one seed are alike to the byte. */
  readonly seed: number;
}

/** The instant of a wall-clock time so many days from the property's today. */
export const at = ({ now }: Pick<SeedContext, 'now'>, zone: ZoneId, days: number, time: string): Instant =>
  atLocalTime(shiftDay(localDay(now, zone), days), time, zone);

/** The property's today. */
export const today = ({ now }: Pick<SeedContext, 'now'>, zone: ZoneId): LocalDay => localDay(now, zone);
