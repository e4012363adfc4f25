import type { ZoneId } from '#lib/time.ts';

import type { Stay } from './stay.ts';

import { nightsOf } from './stay-phase.ts';

/** Emissions of a stay in kg CO2e (R9-29). */
export interface StayEmissions {
  readonly perNight: number;
  /** Null where the nights are not known. */
  readonly total: number | null;
}

/** The figure of the unit, a night and in all; null hides it: there is none, or it is 0 (R9-53). */
export function stayEmissions(
  stay: Pick<Stay, 'livingUnit' | 'startDate' | 'endDate'>,
  zone: ZoneId,
): StayEmissions | null {
  const perNight = stay.livingUnit?.emissionsCo2ePerNight ?? 0;
  if (!(perNight > 0)) return null;
  const nights = nightsOf(stay, zone);
  return { perNight, total: nights > 0 ? perNight * nights : null };
}
