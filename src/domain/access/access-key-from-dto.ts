import type { AccessKey as AccessKeyDto } from '#api/generated/model.ts';

import { oneOfOr } from '#lib/wire.ts';
import { parseInstant } from '#lib/time.ts';

import { ACCESS_KEY_TYPES, ACCESS_TYPES } from './access-key.ts';
import type { AccessKey, AccessKeyError, AccessKeyType } from './access-key.ts';

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
