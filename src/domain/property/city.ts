import type { PropertyCode } from './property-code.ts';

import { PROPERTY_CODES } from './property-code.ts';

/** The city a location code begins with (R3-49). */
export type City = PropertyCode extends `${infer Name}-${string}` ? Name : never;

/** The city of a house, where all its houses have something in common; undefined for a house this build has never heard of. */
export const cityOf = (code: PropertyCode | 'unknown'): City | undefined =>
  // A template type cannot be told to `split`.
  code === 'unknown' ? undefined : (code.slice(0, code.indexOf('-')) as City);

/** The cities with a house of ours, in the order of their keys (R3-55). */
export const CITIES: readonly City[] = [...new Set(PROPERTY_CODES.flatMap((code) => cityOf(code) ?? []))];
