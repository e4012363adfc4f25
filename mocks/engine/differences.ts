import type { Change, Step } from './steps.ts';

/** A member of a row that a call changed. */
export interface Difference {
  /** Table, id and member, as `stays/keys-expired checkIn.status`. */
  readonly at: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** More members than this are counted, not listed. */
const MOST = 40;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function* membersOf(before: unknown, after: unknown, path: string): Generator<Difference> {
  if (Object.is(before, after)) return;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield { at: path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    yield* membersOf(before[key], after[key], path === '' ? key : `${path}.${key}`);
  }
}

const ofRow = ({ table, id, before, after }: Change): Difference[] =>
  [...membersOf(before, after, '')].map(({ at, ...values }) => ({ at: `${table}/${id} ${at}`.trim(), ...values }));

/** What a step changed in the state, member by member; the last line counts what is left out. */
export function differencesOf(step: Step): Difference[] {
  const all = step.changes.flatMap(ofRow);
  const more = all.length - MOST;
  return more > 0 ? [...all.slice(0, MOST), { at: `and ${more} more` }] : all;
}
