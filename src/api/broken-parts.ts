import type { ContractError } from './api-error.ts';

const unreadable = new WeakMap<object, ReadonlySet<string>>();
const droppedEntries = new WeakMap<object, number>();

/** Notes which members of a part of an answer were broken and replaced by empty values. */
export const noteUnreadable = (part: object, members: ReadonlySet<string>): void => void unreadable.set(part, members);

/** Whether a member of this part of an answer was broken and replaced by an empty value. */
export const isUnreadable = <T extends object>(part: T | null | undefined, member: keyof T & string): boolean =>
  part !== null && part !== undefined && unreadable.get(part)?.has(member) === true;

/** Notes how many broken entries of a list of an answer were dropped. */
export const noteDropped = (list: object, count: number): void => void droppedEntries.set(list, count);

/** How many broken entries of this list of an answer were dropped. */
export const droppedFrom = (list: readonly unknown[] | null | undefined): number =>
  (list && droppedEntries.get(list)) ?? 0;

let onBreach: (breach: ContractError) => void = () => {};
const known = new Set<string>();

/** Calls `listener` once for each place where an answer was broken but could be read without it. */
export function watchBreaches(listener: (breach: ContractError) => void): void {
  onBreach = listener;
  known.clear();
}

/** Tells the listener of a breach, each place and kind once. */
export function noteBreach(breach: ContractError): void {
  const place = `${breach.message} ${breach.issue}`;
  if (known.has(place)) return;
  known.add(place);
  onBreach(breach);
}
