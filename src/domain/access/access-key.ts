import type { AccessKey as AccessKeyDto } from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';
import { parseInstant } from '#lib/time.ts';
import { oneOfOr } from '#lib/wire.ts';

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
  /** The button of the keypad after the code, e.g. '#'. */
  readonly keypadButton: string | null;
  readonly code: string | null;
  readonly error: AccessKeyError | null;
}

/** Maps one door key of the wire (R3-81); codes exist only on code keys (R3-82). */
export function accessKeyFromDto(dto: AccessKeyDto): AccessKey {
  const accessType = oneOfOr(ACCESS_TYPES, dto.accessType, 'unknown');
  return {
    id: dto.id,
    name: dto.name,
    type: accessKeyType(dto.type),
    accessType,
    sequenceNumber: dto.sequenceNumber,
    validFromDate: parseInstant(dto.validFromDate),
    validToDate: parseInstant(dto.validToDate),
    keypadButton: accessType === 'code' ? dto.keypadButton : null,
    code: accessType === 'code' ? dto.code : null,
    error: accessKeyError(dto.error),
  };
}

/** The wire spells the laundry room both ways (R3-88). */
const accessKeyType = (type: string): AccessKeyType =>
  oneOfOr(ACCESS_KEY_TYPES, type === 'washeteria' ? 'washateria' : type, 'unknown');

/** NOT_PAID is not-paid; every other code is not-available, with a time only when NOT_AVAILABLE_YET has one (R8-08 to R8-10). */
function accessKeyError(error: AccessKeyDto['error']): AccessKeyError | null {
  if (error === null) return null;
  if (error.code === 'NOT_PAID') return { code: 'not-paid' };
  const availableAt = error.code === 'NOT_AVAILABLE_YET' ? parseInstant(error.availableAt) : null;
  return { code: 'not-available', availableAt };
}

const typeRank = (type: AccessKeyType): number =>
  type === 'unknown' ? ACCESS_KEY_TYPES.length : ACCESS_KEY_TYPES.indexOf(type);

/** Walking order: sequence number, then the specification's type order; unknown doors last (R3-86, R3-87). */
export const inWalkingOrder = (keys: readonly AccessKey[]): AccessKey[] =>
  keys.toSorted(
    (a, b) =>
      Number(a.type === 'unknown') - Number(b.type === 'unknown') ||
      a.sequenceNumber - b.sequenceNumber ||
      typeRank(a.type) - typeRank(b.type),
  );
