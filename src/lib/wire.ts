/** Maps a response's value to one of the known values, else to the fallback. */
export const oneOfOr = <T extends string, F>(known: readonly T[], value: unknown, fallback: F): T | F =>
  known.find((each) => each === value) ?? fallback;

/**
 * Characters that are invisible on screen and paper: white space, controls, zero-width characters, direction marks,
 * fillers, and the empty Braille cell.
 */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * An optional text of a response: null if it is missing, empty or has no visible character. The only place that decides
 * this; other texts are unchanged.
 */
export const optionalText = (text: string | null | undefined): string | null =>
  typeof text !== 'string' || BLANK.test(text) ? null : text;

const invalidFields = new WeakMap<object, ReadonlySet<string>>();
const droppedEntries = new WeakMap<object, number>();

/** Records which fields of a response's object were invalid and replaced by an empty value. */
export const markInvalidFields = (object: object, fields: ReadonlySet<string>): void =>
  void invalidFields.set(object, fields);

/** Records how many invalid entries of a response's list were dropped. */
export const markDropped = (list: object, count: number): void => void droppedEntries.set(list, count);

/** Whether a field of this response's object was invalid and replaced by an empty value. */
export const isInvalidField = <T extends object>(object: T | null | undefined, field: keyof T): boolean =>
  object !== null && object !== undefined && invalidFields.get(object)?.has(String(field)) === true;

/** How many invalid entries of this response's list were dropped. */
export const droppedCount = (list: readonly unknown[] | null | undefined): number =>
  (list && droppedEntries.get(list)) ?? 0;
