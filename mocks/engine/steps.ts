import type { Instant } from './clock.ts';
import { HttpError } from './http.ts';
import type { RowChange, Tables } from './table.ts';

/** How many characters of rows a world may write: enough for a few thousand orders. */
export const MAX_ROW_CHARACTERS = 4_000_000;

const millions = (characters: number): string => (characters / 1e6).toLocaleString('en-GB');

/** The error for a write to a world that has reached its size limit. */
export const full = (characters: number): HttpError =>
  new HttpError(
    'PAYLOAD_TOO_LARGE',
    `This world is full: its calls have written ${millions(characters)} million characters of rows; the limit is ${millions(MAX_ROW_CHARACTERS)} million. POST /__mock/undo undoes the last call, POST /__mock/reset starts the world again.`,
  );

/** Counts the characters of the rows written in a world, which are never changed in place. */
class RowSize {
  readonly #lengths = new WeakMap<object, number>();
  #characters = 0;

  get characters(): number {
    return this.#characters;
  }

  add({ before, after }: RowChange): void {
    this.#characters += this.#lengthOf(after) - this.#lengthOf(before);
  }

  #lengthOf(row: object | undefined): number {
    if (row === undefined) return 0;
    const length = this.#lengths.get(row) ?? JSON.stringify(row).length;
    this.#lengths.set(row, length);
    return length;
  }
}

/** A row that a step wrote. */
export interface Change extends RowChange {
  readonly table: string;
}

interface StepOf<C> {
  readonly what: string;
  readonly at: Instant;
  readonly changes: readonly C[];
}

/** Everything that one call wrote. Only the last steps keep their changes. */
export interface Step extends StepOf<Change> {
  changes: readonly Change[];
}

/** A change as JSON. `after` is omitted when the next change of the same row has it as `before`. */
interface WrittenChange extends Change {
  readonly isRemoval?: true;
}

/** A step in plain JSON. */
export type WrittenStep = StepOf<WrittenChange>;

/** The number of steps that can be undone. They share rows with the tables, so each costs little memory. */
const MAX_STEPS = 50;

/** Keeps what each call wrote, to show and to undo it. */
export class Steps {
  readonly #db: Tables;
  readonly #steps: Step[] = [];
  readonly #size = new RowSize();
  #running: Change[] = [];
  #writes = 0;
  #undone = 0;

  constructor(db: Tables) {
    this.#db = db;
    for (const [table, rows] of Object.entries(db)) {
      rows.watch((change) => {
        this.#writes += 1;
        this.#size.add(change);
        this.#running.push({ ...change, table });
      });
    }
  }

  /** How many rows have been written, including outside steps. */
  get writes(): number {
    return this.#writes;
  }

  /** How much the rows have grown since the world began, in characters. */
  get characters(): number {
    return this.#size.characters;
  }

  /** Throws a 413 when the world has reached its size limit. */
  refuseWhenFull(): void {
    if (this.characters > MAX_ROW_CHARACTERS) throw full(this.characters);
  }

  /** How many steps have been undone. */
  get undone(): number {
    return this.#undone;
  }

  /** The steps as JSON. Rows that one change leaves and the next one finds are written once. */
  written(): readonly WrittenStep[] {
    return this.#rewritten(this.#steps, ({ table, id, before, after }, next): WrittenChange => {
      const change = { table, id, ...(before && { before }) };
      if (after === undefined) return { ...change, isRemoval: true };
      return after === next ? change : { ...change, after };
    });
  }

  /** Restores serialised steps; the tables must be in the state after them. */
  restore(steps: readonly WrittenStep[]): void {
    const whole = this.#rewritten(steps, ({ isRemoval, after, ...change }, next): Change => {
      const row = isRemoval ? undefined : (after ?? next);
      return row === undefined ? change : { ...change, after: row };
    });
    this.#steps.push(...whole);
  }

  /**
   * Maps every change of these steps. `next` is the row before the next change of the same row; for the last change it
   * is the row in the table, which a tester's verb may have written since.
   */
  #rewritten<From extends Change, To extends Change>(
    steps: readonly StepOf<From>[],
    replace: (change: From, next: object | undefined) => To,
  ): StepOf<To>[] {
    const rows = new Map<string, object | undefined>();
    const backwards = steps.toReversed().map((step) => {
      const changes = step.changes.toReversed().map((change) => {
        const { table, id, before } = change;
        const key = `${table} ${id}`;
        const next = rows.has(key) ? rows.get(key) : this.#db[table]?.get(id);
        rows.set(key, before);
        return replace(change, next);
      });
      return { ...step, changes: changes.toReversed() };
    });
    return backwards.toReversed();
  }

  /** Runs one call, and passes its step to `ended` if it wrote a row. Calls must not overlap. */
  async record<T>(what: string, at: () => Instant, act: () => T | Promise<T>, ended: (step: Step) => void): Promise<T> {
    this.#running = [];
    try {
      return await act();
    } finally {
      if (this.#running.length > 0) {
        const step = { what, at: at(), changes: this.#running };
        this.#steps.push(step);
        if (this.#steps.length > MAX_STEPS) {
          const forgotten = this.#steps.shift();
          if (forgotten) forgotten.changes = [];
        }
        ended(step);
      }
      this.#running = [];
    }
  }

  /** The latest step. */
  get last(): Step | undefined {
    return this.#steps.at(-1);
  }

  get count(): number {
    return this.#steps.length;
  }

  /** Undoes the latest step; undefined when there is none. Issued ids are not issued again. */
  async undo(): Promise<Step | undefined> {
    const last = this.#steps.pop();
    if (last === undefined) return undefined;
    this.#undone += 1;
    for (const { table, id, before } of last.changes.toReversed()) {
      if (before === undefined) this.#db[table]?.remove(id);
      // The cast is safe: the row comes from this table.
      else await this.#db[table]?.put(before as never);
    }
    this.#running = [];
    return last;
  }
}

/** A changed member of a row. */
export interface Difference {
  /** Table, id and member, as in `books/7 loan.state`. */
  readonly at: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Further members are counted only. */
const MAX = 40;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The members that differ between two values. */
export function* membersOf(before: unknown, after: unknown, path: string): Generator<Difference> {
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

/** Lists what a step changed, by member; the last entry counts those left out. */
export function differencesOf(step: Step): Difference[] {
  const all = step.changes.flatMap(ofRow);
  const more = all.length - MAX;
  return more > 0 ? [...all.slice(0, MAX), { at: `and ${more} more` }] : all;
}
