import type { City } from '#domain/property/city.ts';

/** A place on earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** The middle of each city: the contract names no coordinates, and the sky is the same over a whole city. */
export const CITY_COORDINATES: Record<City, Coordinates> = {
  amsterdam: at(52.37, 4.9),
  athens: at(37.98, 23.73),
  berlin: at(52.52, 13.4),
  bonn: at(50.73, 7.1),
  copenhagen: at(55.68, 12.57),
  florence: at(43.77, 11.26),
  freising: at(48.4, 11.75),
  helsinki: at(60.17, 24.94),
  london: at(51.51, -0.13),
  lubeck: at(53.87, 10.69),
  madrid: at(40.42, -3.7),
  milan: at(45.46, 9.19),
  munich: at(48.14, 11.58),
  oslo: at(59.91, 10.75),
  parnu: at(58.39, 24.5),
  stockholm: at(59.33, 18.07),
  tallinn: at(59.44, 24.75),
  tartu: at(58.38, 26.72),
  turku: at(60.45, 22.27),
};
