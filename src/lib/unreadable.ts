const unreadable = new WeakMap<object, ReadonlySet<string>>();
const droppedEntries = new WeakMap<object, number>();

/** Records which members of a part of an answer were replaced by an empty value. */
export const markUnreadable = (part: object, members: ReadonlySet<string>): void => void unreadable.set(part, members);

/** Records how many entries of a list of an answer were dropped. */
export const markDropped = (list: object, count: number): void => void droppedEntries.set(list, count);

/** Whether a member of this part of an answer was broken and replaced by an empty value. */
export const isUnreadable = <T extends object>(part: T | null | undefined, member: keyof T): boolean =>
  part !== null && part !== undefined && unreadable.get(part)?.has(String(member)) === true;

/** How many broken entries of this list of an answer were dropped. */
export const droppedFrom = (list: readonly unknown[] | null | undefined): number =>
  (list && droppedEntries.get(list)) ?? 0;
