import { parseInstant } from '#lib/time.ts';
import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';

export const at = (iso: string): Instant => {
  const instant = parseInstant(iso);
  if (instant === null) throw new Error(`Not an instant: ${iso}`);
  return instant;
};
export const day = (iso: string): LocalDay => iso as LocalDay;
export const zone = (name: string): ZoneId => name as ZoneId;

export const HELSINKI = zone('Europe/Helsinki');
export const LONDON = zone('Europe/London');
export const ATHENS = zone('Europe/Athens');
