import type { PropertyCode } from './property-code.ts';

import { PROPERTY_CODES } from './property-code.ts';

/** The city a location code begins with (R3-49). */
export type City = PropertyCode extends `${infer Name}-${string}` ? Name : never;

/** The city of a property; undefined for a property that this build does not know. */
export const cityOf = (code: PropertyCode | 'unknown'): City | undefined =>
  // TypeScript cannot infer a template type from `split`.
  code === 'unknown' ? undefined : (code.slice(0, code.indexOf('-')) as City);

/** The cities with a property, in the order of their keys (R3-55). */
export const CITIES: readonly City[] = [...new Set(PROPERTY_CODES.flatMap((code) => cityOf(code) ?? []))];
