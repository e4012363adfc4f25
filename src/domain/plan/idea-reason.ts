import type { PlaceLook } from '#domain/explore/place-look.ts';
import type { Feel } from '#domain/explore/weather.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { HOUR, localDay, toMs } from '#lib/time.ts';

import type { DayPart, PlanDay } from './plan.ts';

/** Why an idea was chosen for its part of the day. */
export type IdeaReason =
  | 'before-check-in'
  | 'daylight'
  | 'dark-soon'
  | 'many-kitchens'
  | 'many-tables'
  | 'warm'
  | 'cool';

const OUTDOORS: readonly PlaceLook[] = ['park', 'shore', 'hill'];
const UNDER_A_ROOF: readonly PlaceLook[] = ['gallery', 'church', 'rock', 'market'];

interface Idea {
  readonly look: PlaceLook;
  readonly part: DayPart;
  /** Whether the stay begins on this day. */
  readonly isFirstDay: boolean;
  /** How warm the month feels; undefined for a city without climate data. */
  readonly feel: Feel | undefined;
  /** Daylight left after check-in on this day, negative after sunset; undefined on other days, or if unknown. */
  readonly lightAfterArrivalMs?: number | undefined;
}

/** With less daylight after check-in, only a short walk is suggested. */
const ENOUGH_LIGHT_MS = 2 * HOUR;

/** Whether a guest who arrives on this day has little or no daylight left. */
export const isDarkSoon = (lightAfterArrivalMs = Infinity): boolean => lightAfterArrivalMs < ENOUGH_LIGHT_MS;

/** The first reason that applies: check-in time, sun, food, weather; null if none does (R2-20). */
export function ideaReason({ look, part, isFirstDay, feel, lightAfterArrivalMs = Infinity }: Idea): IdeaReason | null {
  if (isFirstDay && part === 'morning') return 'before-check-in';
  if (OUTDOORS.includes(look)) {
    // After dark, the sun cannot be the reason.
    if (part === 'evening' || lightAfterArrivalMs <= 0) return null;
    return isDarkSoon(lightAfterArrivalMs) ? 'dark-soon' : 'daylight';
  }
  if (part === 'evening' && look === 'market') return 'many-kitchens';
  if (part === 'evening' && look === 'street') return 'many-tables';
  if (!UNDER_A_ROOF.includes(look)) return null;
  if (feel === 'freezing' || feel === 'cool') return 'warm';
  return feel === 'hot' ? 'cool' : null;
}

/** Daylight left after check-in on a day, negative after sunset; undefined on other days, or if unknown. */
export const lightAfterArrival = (
  { day, sunset }: PlanDay,
  { startDate }: Pick<Stay, 'startDate'>,
  zone: ZoneId,
): number | undefined =>
  startDate !== null && sunset !== null && localDay(startDate, zone) === day
    ? toMs(sunset) - toMs(startDate)
    : undefined;
