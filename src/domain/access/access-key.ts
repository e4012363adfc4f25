import type { Instant } from '#lib/time.ts';

/** The doors a key can be for, in the specification's order, which settles ties (R3-86). */
export const ACCESS_KEY_TYPES = [
  'entrance',
  'elevator',
  'property-unit',
  'hallway',
  'luggage-room',
  'washateria',
  'kitchen',
  'garbage-room',
  'bicycle-storage-room',
  'parking',
  'back-door',
] as const;
export type AccessKeyType = (typeof ACCESS_KEY_TYPES)[number] | 'unknown';

export const ACCESS_TYPES = ['code', 'remote', 'physical'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number] | 'unknown';

/** Why the server withholds a key. */
export type AccessKeyError =
  | { readonly code: 'not-available'; readonly availableAt: Instant | null }
  | { readonly code: 'not-paid' };

/** One door of the stay ("property key" on the wire, R3-25). */
export interface AccessKey {
  readonly id: string;
  /** The server's name of the door; shown for doors of unknown type (R3-87). */
  readonly name: string;
  readonly type: AccessKeyType;
  readonly accessType: AccessType;
  readonly sequenceNumber: number;
  readonly validFromDate: Instant | null;
  readonly validToDate: Instant | null;
  /** The button to press after the code, e.g. '#'. */
  readonly keypadButton: string | null;
  readonly code: string | null;
  readonly error: AccessKeyError | null;
}
