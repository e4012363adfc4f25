import type { AccessKey as AccessKeyDto } from '#api/generated/model.ts';
import type { CheckInState } from '#domain/check-in/check-in.ts';
import { plain } from '#domain/typed/clean.ts';
import type { Instant } from '#lib/time.ts';
import { MINUTE, isBefore, parseInstant, shift } from '#lib/time.ts';
import { oneOfOr, optionalText } from '#lib/wire.ts';

/** The types of doors, in the specification's order, which decides between equal sequence numbers (R3-86). */
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
  /** The keypad button to press after the code, e.g. '#'. */
  readonly keypadButton: string | null;
  /** In the form in which it is typed: `doorCode`. */
  readonly code: string | null;
  readonly error: AccessKeyError | null;
}

/** Maps one door key of the wire (R3-81); codes exist only on code keys (R3-82). */
export function accessKeyFromDto(dto: AccessKeyDto): AccessKey {
  const accessType = oneOfOr(ACCESS_TYPES, dto.accessType, 'unknown');
  const isCode = accessType === 'code';
  const keypadButton = isCode ? (written(dto.keypadButton)?.trim() ?? null) : null;
  return {
    id: dto.id,
    name: dto.name,
    type: accessKeyType(dto.type),
    accessType,
    sequenceNumber: dto.sequenceNumber,
    validFromDate: parseInstant(dto.validFromDate),
    validToDate: parseInstant(dto.validToDate),
    keypadButton,
    code: isCode ? doorCode(dto.code, keypadButton) : null,
    error: accessKeyError(dto.error),
  };
}

/** Characters that people insert into a code or put around it. No keypad has a key for them. */
const SEPARATORS = /[^\p{L}\p{M}\p{N}*#+]/gu;
/** What is written in front of a code, as "Code: 1234". */
const LABEL = /^[^\d:]*:/u;
/** What systems write where they have none. */
const NONE = /^(?:n\/?a|null|none|nil|nan|undefined|unknown|tb[acd]|\?+|x{2,}|\*{3,}|\p{Pd}+)$/iu;

/** A text of a keypad; null where a system has written a word for none. */
const written = (text: string | null | undefined): string | null =>
  typeof text !== 'string' || NONE.test(text.trim()) ? null : optionalText(text);

/**
 * A code in the form in which it is typed; shown, printed, copied and read out like this. A keypad has the digits 0 to 9,
 * whatever script the code is written in. Null if no character is left.
 */
export function doorCode(text: string | null | undefined, keypadButton: string | null = null): string | null {
  const code = plain(written(text) ?? '')
    .replace(LABEL, '')
    .replaceAll(SEPARATORS, '');
  // The button is shown beside the code, and pressed once.
  const isWithButton = keypadButton !== null && code.endsWith(keypadButton) && code !== keypadButton;
  return optionalText(isWithButton ? code.slice(0, -keypadButton.length) : code);
}

/** The API has both spellings of the laundry room (R3-88). */
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

/** Whether a key opens its door now, or why not and from when. */
export type KeyReadiness =
  | { readonly state: 'ready' }
  | { readonly state: 'after-payment' }
  | { readonly state: 'after-check-in' }
  | { readonly state: 'after-id-check' }
  | { readonly state: 'available-from' | 'digital-key-from' | 'code-valid-from'; readonly at: Instant }
  | { readonly state: 'not-available' }
  | { readonly state: 'expired'; readonly at: Instant };

/**
 * Whether a door stays closed until the guest completes a step. A notice on the page names the step and links to it
 * (R4-49).
 */
export const isStepMissing = (state: KeyReadiness['state']): boolean =>
  state === 'after-payment' || state === 'after-check-in' || state === 'after-id-check';

type Door = Pick<AccessKey, 'accessType' | 'error' | 'validFromDate' | 'validToDate' | 'code'>;

/**
 * The access state of a key at `now` (R4-49 to R4-53, R4-64, R4-69). A key withheld without a time while check-in is
 * incomplete waits for that check-in step.
 */
export function keyReadiness(key: Door, now: Instant, checkIn: CheckInState = 'check-in-completed'): KeyReadiness {
  if (key.validToDate !== null && !isBefore(now, key.validToDate)) return { state: 'expired', at: key.validToDate };
  if (key.error?.code === 'not-paid') return { state: 'after-payment' };
  if (key.error) return withheld(key.accessType, key.error.availableAt, checkIn);
  if (key.validFromDate !== null && isBefore(now, key.validFromDate)) {
    return { state: key.accessType === 'remote' ? 'digital-key-from' : 'code-valid-from', at: key.validFromDate };
  }
  // A code door without a code cannot be opened (R4-64, "anything else").
  return { state: key.accessType === 'code' && key.code === null ? 'not-available' : 'ready' };
}

function withheld(accessType: Door['accessType'], at: Instant | null, checkIn: CheckInState): KeyReadiness {
  if (at !== null) return { state: accessType === 'remote' ? 'digital-key-from' : 'available-from', at };
  if (checkIn === 'guest-details-required') return { state: 'after-check-in' };
  if (checkIn === 'id-verification-required') return { state: 'after-id-check' };
  return { state: 'not-available' };
}

/** How long after the announced time a key may still arrive; afterwards the guest is not told to wait for it. */
const LATE_AFTER_MS = 3 * MINUTE;

/** Whether the time of a withheld key lies ahead, has just passed, or passed long ago. */
export function dueState(at: Instant, now: Instant): 'to-come' | 'due' | 'late' {
  if (isBefore(now, at)) return 'to-come';
  return isBefore(now, shift(at, LATE_AFTER_MS)) ? 'due' : 'late';
}

/** Whether a key should have been released just now, so that it is worth asking the server again soon (R4-50). */
export const isOverdue = ({ error }: Pick<AccessKey, 'error'>, now: Instant): boolean =>
  error?.code === 'not-available' && error.availableAt !== null && dueState(error.availableAt, now) === 'due';
