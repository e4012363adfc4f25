/** Closes an open value of a response: one of the known values, else the fallback. */
export const oneOfOr = <T extends string, F>(known: readonly T[], value: unknown, fallback: F): T | F =>
  known.find((each) => each === value) ?? fallback;

/**
 * What no screen and no paper shows: white space, controls, zero-width characters, direction marks, fillers, and the
 * empty cell of braille.
 */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * An optional text of a response: null where it is missing, empty, or has nothing that can be seen. The only place that
 * decides this; any other text stays as it is.
 */
export const optionalText = (text: string | null | undefined): string | null =>
  typeof text !== 'string' || BLANK.test(text) ? null : text;

const invalidFields = new WeakMap<object, ReadonlySet<string>>();
const droppedEntries = new WeakMap<object, number>();

/** Records which fields of an object of a response were invalid and replaced by an empty value. */
export const markInvalidFields = (object: object, fields: ReadonlySet<string>): void =>
  void invalidFields.set(object, fields);

/** Records how many invalid entries of a list of a response were dropped. */
export const markDropped = (list: object, count: number): void => void droppedEntries.set(list, count);

/** Whether a field of this object of a response was invalid and replaced by an empty value. */
export const isInvalidField = <T extends object>(object: T | null | undefined, field: keyof T): boolean =>
  object !== null && object !== undefined && invalidFields.get(object)?.has(String(field)) === true;

/** How many invalid entries of this list of a response were dropped. */
export const droppedCount = (list: readonly unknown[] | null | undefined): number =>
  (list && droppedEntries.get(list)) ?? 0;
