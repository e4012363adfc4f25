import type { PlaceLook } from '#domain/explore/place-look.ts';
import type { Feel } from '#domain/explore/weather.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { HOUR, localDay, toMs } from '#lib/time.ts';

import type { DayPart, PlanDay } from './plan.ts';

/** Why an idea is where it is in a day. */
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
  /** The day that the stay begins. */
  readonly isFirstDay: boolean;
  /** How the month feels; undefined in a city without averages. */
  readonly feel: Feel | undefined;
  /** Light after the check-in of that day, negative after sunset; undefined on another day, or where it is unknown. */
  readonly lightAfterArrivalMs?: number | undefined;
}

/** With less light after the check-in, a walk is short. */
const ENOUGH_LIGHT_MS = 2 * HOUR;

/** Whether little light or none is left to a guest who arrives that day. */
export const isDarkSoon = (lightAfterArrivalMs = Infinity): boolean => lightAfterArrivalMs < ENOUGH_LIGHT_MS;

/** The first reason that holds: the hours of the stay, the sun, the food, the weather; null without one (R2-20). */
export function ideaReason({ look, part, isFirstDay, feel, lightAfterArrivalMs = Infinity }: Idea): IdeaReason | null {
  if (isFirstDay && part === 'morning') return 'before-check-in';
  if (OUTDOORS.includes(look)) {
    // After dark the sun is no reason.
    if (part === 'evening' || lightAfterArrivalMs <= 0) return null;
    return isDarkSoon(lightAfterArrivalMs) ? 'dark-soon' : 'daylight';
  }
  if (part === 'evening' && look === 'market') return 'many-kitchens';
  if (part === 'evening' && look === 'street') return 'many-tables';
  if (!UNDER_A_ROOF.includes(look)) return null;
  if (feel === 'freezing' || feel === 'cool') return 'warm';
  return feel === 'hot' ? 'cool' : null;
}

/** Light after the check-in of a day, negative after sunset; undefined on another day, or where it is unknown. */
export const lightAfterArrival = (
  { day, sunset }: PlanDay,
  { startDate }: Pick<Stay, 'startDate'>,
  zone: ZoneId,
): number | undefined =>
  startDate !== null && sunset !== null && localDay(startDate, zone) === day
    ? toMs(sunset) - toMs(startDate)
    : undefined;
