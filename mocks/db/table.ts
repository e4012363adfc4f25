import type { StandardSchemaV1 } from '@standard-schema/spec';

import { Collection } from '@mswjs/data';

type Index<Row> = (row: Row) => readonly string[];

interface TableOptions<Row extends object, Name extends string> {
  readonly name: string;
  readonly schema: StandardSchemaV1<Row, Row>;
  readonly key: (row: Row) => string;
  readonly indexes?: Record<Name, Index<Row>>;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
}

/**
 * The only place that touches an @mswjs/data collection: unique ids, reads by index in constant time,
 * frozen rows, writes one after the other (the collection itself loses concurrent updates).
 */
export class Table<Row extends object, Name extends string = never> {
  readonly #options: TableOptions<Row, Name>;
  readonly #collection: Collection<StandardSchemaV1<Row, Row>>;
  readonly #rows = new Map<string, Row>();
  readonly #indexes = new Map<string, Map<string, Set<string>>>();
  #changed = new Set<string>();
  #writes: Promise<unknown> = Promise.resolve();

  constructor(options: TableOptions<Row, Name>) {
    this.#options = options;
    this.#collection = new Collection({ schema: options.schema });
    for (const name of Object.keys(options.indexes ?? {})) this.#indexes.set(name, new Map());
  }

  get name(): string {
    return this.#options.name;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** Rows whose index holds the key, in insertion order. */
  by(name: Name, key: string): Row[] {
    const ids = this.#indexes.get(name)?.get(key) ?? [];
    return [...ids].flatMap((id) => this.#rows.get(id) ?? []);
  }

  /** Every row that passes, in insertion order: a scan. */
  where(passes: (row: Row) => boolean): Row[] {
    return [...this.#rows.values()].filter(passes);
  }

  /** Adds a row; rejects an id that exists and a row outside its schema. */
  insert(row: Row): Promise<Row> {
    return this.#inOrder(() => this.#create(row));
  }

  /** Replaces a row by what `change` makes of it; rejects an unknown id and a row outside its schema. */
  update(id: string, change: (row: Row) => Row): Promise<Row> {
    return this.#inOrder(async () => {
      const before = this.#rows.get(id);
      if (before === undefined) throw new Error(`${this.name}: no row '${id}' to update`);
      const after = change(before);
      if (this.#options.key(after) !== id) throw new Error(`${this.name}: '${id}' must keep its id`);
      const created = await this.#collection.create(after);
      // The collection keeps insertion order: the first match is the row before.
      this.#collection.delete((query) => query.where((each) => this.#options.key(each as Row) === id));
      this.#eachIndexKey(before, (keys, key) => keys.get(key)?.delete(id));
      return this.#keep(id, created as Row);
    });
  }

  /** Adds a row, or replaces the one with its id. */
  put(row: Row): Promise<Row> {
    const id = this.#options.key(row);
    return this.#rows.has(id) ? this.update(id, () => row) : this.insert(row);
  }

  /** From here on `changes` holds what differs from now. */
  settle(): void {
    this.#changed = new Set();
  }

  /** Rows added or changed since the last `settle`. */
  changes(): Row[] {
    return [...this.#changed].flatMap((id) => this.#rows.get(id) ?? []);
  }

  async #create(row: Row): Promise<Row> {
    const id = this.#options.key(row);
    if (this.#rows.has(id)) throw new Error(`${this.name}: '${id}' exists already`);
    return this.#keep(id, (await this.#collection.create(row)) as Row);
  }

  #keep(id: string, created: Row): Row {
    const row = freeze(structuredClone(created));
    this.#rows.set(id, row);
    this.#changed.add(id);
    this.#eachIndexKey(row, (keys, key) => keys.set(key, (keys.get(key) ?? new Set()).add(id)));
    return row;
  }

  #eachIndexKey(row: Row, visit: (keys: Map<string, Set<string>>, key: string) => void): void {
    for (const [name, keysOf] of Object.entries<Index<Row>>(this.#options.indexes ?? {})) {
      const keys = this.#indexes.get(name);
      if (keys) for (const key of keysOf(row)) visit(keys, key);
    }
  }

  #inOrder<T>(write: () => Promise<T>): Promise<T> {
    const done = this.#writes.then(write);
    this.#writes = done.catch(() => undefined);
    return done;
  }
}
