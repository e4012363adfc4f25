import { cityOf } from './city.ts';
import type { City } from './city.ts';
import type { PropertyCode } from './property-code.ts';

/** The spots that guests of a property may use. */
export interface ParkingSpots {
  /** Numbers painted on the spots, both included. */
  readonly from: number;
  readonly to: number;
  /** What fits through the door, in metres; null where nothing is in the way. */
  readonly maxHeight: number | null;
}

const SPOTS: Partial<Record<City, ParkingSpots>> = {
  stockholm: { from: 12, to: 16, maxHeight: 1.95 },
  amsterdam: { from: 23, to: 31, maxHeight: null },
};

/** The numbered spots of a property (R9-24, R9-25); undefined where the spots have no known numbers (R9-52). */
export function parkingSpots(code: PropertyCode | 'unknown'): ParkingSpots | undefined {
  const city = cityOf(code);
  return city && SPOTS[city];
}
