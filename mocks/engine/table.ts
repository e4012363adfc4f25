import { Collection } from '@mswjs/data';
import type { Query } from '@mswjs/data';
import type { $ZodStandardSchema, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/mini';

import { firstProblem } from './validation.ts';
import type { Problem } from './validation.ts';

/** Wraps a new row, as the collection would copy plain objects member by member, which is slow. */
class NewRow<Row extends object> {
  readonly row: Row;
  /** Whether the row has passed its schema already. */
  readonly isChecked: boolean;

  constructor(row: Row, isChecked = false) {
    this.row = row;
    this.isChecked = isChecked;
  }
}

/** The schema of a collection that receives new rows wrapped and changed rows as plain objects. */
interface RowSchema<Row extends object> {
  readonly '~standard': $ZodStandardSchema<$ZodType<Row, Row | NewRow<Row>>>;
}

function checkedRow<Row extends object>(schema: $ZodType<Row>): RowSchema<Row> {
  const { vendor, validate } = schema['~standard'];
  return {
    '~standard': {
      version: 1,
      vendor,
      validate: (value) => {
        if (!(value instanceof NewRow)) return validate(value);
        // The collection marks the object that it stores; a copy keeps the seed usable for further worlds.
        return value.isChecked ? { value: { ...value.row } } : validate(value.row);
      },
    },
  };
}

type Index<Row> = (row: Row) => readonly string[];

interface TableOptions<Row extends object, Name extends string> {
  readonly name: string;
  readonly schema: $ZodType<Row>;
  readonly key: (row: Row) => string;
  readonly indexes?: Record<Name, Index<Row>>;
}

/** One written row, before and after; undefined where it did not exist. */
export interface RowChange {
  readonly id: string;
  readonly before?: object;
  readonly after?: object;
}

type Rows<Row extends object> = Collection<RowSchema<Row>>;
type Stored<Row extends object> = ReturnType<Rows<Row>['all']>[number];

/** A query: `{ id }`, `{ floor: (floor) => floor > 3 }`, or `({ tags }) => tags.includes('red')`. */
type RowQuery<Row extends object> = Parameters<Query<Stored<Row>>['where']>[0];

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
}

/** Makes a draft equal to a row, removing extra members. */
function replaceMembers(draft: object, row: object): void {
  for (const name of Object.keys(draft)) if (!Object.hasOwn(row, name)) Reflect.deleteProperty(draft, name);
  Object.assign(draft, row);
}

/**
 * The rows of a resource in an @mswjs/data collection, frozen and with unique ids. A fork shares the rows of its
 * origin, so that creating a world is fast; its own collection holds only rows written since. Queries read every row.
 * Keys that every call looks up have an index.
 */
export class Table<Row extends object, Name extends string = never> {
  readonly #options: TableOptions<Row, Name>;
  readonly #origin: Table<Row, Name> | undefined;
  readonly #collection: Rows<Row>;
  /** Rows written since the fork. */
  readonly #ids = new Map<string, Stored<Row>>();
  /** Ids of the origin's rows that have been removed. */
  readonly #removed = new Set<string>();
  /** Indexes, key to ids, where they differ from the origin's. */
  readonly #indexes = new Map<string, Map<string, readonly string[]>>();
  #added = 0;
  #isForked = false;
  #isTrusting = false;
  #onWrite: (change: RowChange) => void = () => {};

  constructor(options: TableOptions<Row, Name>, origin?: Table<Row, Name>) {
    this.#options = options;
    this.#origin = origin;
    this.#collection = new Collection({ schema: checkedRow(options.schema) });
  }

  get size(): number {
    return (this.#origin?.size ?? 0) + this.#added;
  }

  get(id: string): Row | undefined {
    return this.#ids.get(id) ?? (this.#removed.has(id) ? undefined : this.#origin?.get(id));
  }

  /** Matching rows: those of the origin, then those written since. */
  findMany(wanted: RowQuery<Row>): Row[] {
    // A shortcut: every call checks what is due, usually in empty tables.
    if (this.size === 0) return [];
    const shared = this.#origin?.findMany(wanted).filter((row) => this.get(this.#options.key(row)) === row);
    return [...(shared ?? []), ...this.#collection.findMany((query) => query.where(wanted))];
  }

  /** The first matching row. */
  findFirst(wanted: RowQuery<Row>): Row | undefined {
    return this.findMany(wanted)[0];
  }

  /** Rows with this key in the index, oldest first. */
  by(name: Name, key: string): Row[] {
    return this.#idsBy(name, key).flatMap((id) => this.get(id) ?? []);
  }

  /** Adds a row; rejects an id that exists and a row outside its schema. */
  async insert(row: Row): Promise<Row> {
    const id = this.#options.key(row);
    if (this.get(id) !== undefined) throw new Error(`${this.#options.name}: '${id}' already exists`);
    this.#refuseShared();
    const written = await this.#collection.create(new NewRow(row, this.#isTrusting));
    this.#added += 1;
    return this.#keep(id, written);
  }

  /** Replaces a row with the result of `change`; rejects an unknown id and a row outside its schema. */
  async update(id: string, change: (row: Row) => Row): Promise<Row> {
    const before = this.get(id);
    if (before === undefined) throw new Error(`${this.#options.name}: no row '${id}' to update`);
    const after = change(before);
    if (this.#options.key(after) !== id) throw new Error(`${this.#options.name}: '${id}' must keep its id`);
    this.#refuseShared();
    const own = this.#ids.get(id);
    const written = own
      ? await this.#collection.update(own, { data: (draft) => replaceMembers(draft, after), strict: true })
      : await this.#collection.create(new NewRow(after));
    return this.#keep(id, written, before);
  }

  /** The id of a row that is valid by the schema. */
  idOf(row: Row): string {
    return this.#options.key(row);
  }

  /** What the schema finds wrong with a row. */
  problemOf(row: unknown): Problem | undefined {
    const result = safeParse(this.#options.schema, row);
    return result.success ? undefined : firstProblem(result.error.issues, row);
  }

  /** Adds a row, or replaces the one with its id. */
  async put(row: Row): Promise<Row> {
    const id = this.#options.key(row);
    return this.get(id) ? this.update(id, () => row) : this.insert(row);
  }

  /** Removes a row; throws for an unknown id. */
  remove(id: string): void {
    const row = this.get(id);
    if (row === undefined) throw new Error(`${this.#options.name}: no row '${id}' to remove`);
    this.#refuseShared();
    const own = this.#ids.get(id);
    if (own !== undefined) this.#collection.delete(own);
    this.#ids.delete(id);
    if (this.#origin?.get(id) !== undefined) this.#removed.add(id);
    this.#added -= 1;
    this.#index(id, row, undefined);
    this.#onWrite({ id, before: row });
  }

  /** Calls `onWrite` for each write from now on. */
  watch(onWrite: (change: RowChange) => void): void {
    this.#onWrite = onWrite;
  }

  /** Skips schema checks from now on; forks check their rows. */
  trust(): void {
    this.#isTrusting = true;
  }

  /** Rows written since the table was forked. */
  changes(): readonly Row[] {
    return this.#collection.all();
  }

  /** Ids of the origin's rows that have been removed. */
  removed(): readonly string[] {
    return [...this.#removed];
  }

  /** A separate table that shares these rows. */
  fork(): Table<Row, Name> {
    this.#isForked = true;
    return new Table(this.#options, this);
  }

  #refuseShared(): void {
    if (this.#isForked) throw new Error(`${this.#options.name}: other tables share the rows`);
  }

  #idsBy(name: string, key: string): readonly string[] {
    const own = this.#indexes.get(name)?.get(key);
    if (own !== undefined || this.#origin === undefined) return own ?? [];
    return this.#origin.#idsBy(name, key);
  }

  #setIdsBy(name: string, key: string, ids: readonly string[]): void {
    const index = this.#indexes.get(name) ?? new Map<string, readonly string[]>();
    this.#indexes.set(name, index.set(key, ids));
  }

  #keep(id: string, row: Stored<Row>, before?: Row): Row {
    this.#ids.set(id, freeze(row));
    this.#removed.delete(id);
    this.#index(id, before, row);
    this.#onWrite({ id, ...(before && { before }), after: row });
    return row;
  }

  /** Updates the index after a row has changed. */
  #index(id: string, before: Row | undefined, after: Row | undefined): void {
    for (const [name, keysOf] of Object.entries<Index<Row>>(this.#options.indexes ?? {})) {
      const [old, next] = [before ? keysOf(before) : [], after ? keysOf(after) : []];
      const others = (key: string) => this.#idsBy(name, key).filter((each) => each !== id);
      for (const key of old) if (!next.includes(key)) this.#setIdsBy(name, key, others(key));
      for (const key of next) if (!old.includes(key)) this.#setIdsBy(name, key, [...others(key), id]);
    }
  }
}

/** What the engine requires of a table. */
interface AnyTable {
  fork(): AnyTable;
  trust(): void;
  get(id: string): object | undefined;
  idOf(row: never): string;
  problemOf(row: unknown): Problem | undefined;
  put(row: never): Promise<object>;
  remove(id: string): void;
  changes(): readonly object[];
  removed(): readonly string[];
  watch(onWrite: (change: RowChange) => void): void;
}

/** The tables of one world, by name. */
export type Tables = Readonly<Record<string, AnyTable>>;
