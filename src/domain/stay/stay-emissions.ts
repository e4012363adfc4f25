import type { ZoneId } from '#lib/time.ts';

import type { Stay } from './stay.ts';

import { nightsOf } from './stay-phase.ts';

/** Emissions of a stay in kg CO2e (R9-29). */
export interface StayEmissions {
  readonly perNight: number;
  /** Null if the number of nights is not known. */
  readonly total: number | null;
}

/** The unit's emissions per night and in total; null hides them, if there is no figure or it is 0 (R9-53). */
export function stayEmissions(
  stay: Pick<Stay, 'livingUnit' | 'startDate' | 'endDate'>,
  zone: ZoneId,
): StayEmissions | null {
  const perNight = stay.livingUnit?.emissionsCo2ePerNight ?? 0;
  if (!(perNight > 0)) return null;
  const nights = nightsOf(stay, zone);
  return { perNight, total: nights > 0 ? perNight * nights : null };
}
