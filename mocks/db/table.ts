import type { StandardSchemaV1 } from '@standard-schema/spec';

import { Collection } from '@mswjs/data';

type Index<Row> = (row: Row) => readonly string[];

interface TableOptions<Row extends object, Name extends string> {
  readonly name: string;
  readonly schema: StandardSchemaV1<Row, Row>;
  readonly key: (row: Row) => string;
  readonly indexes?: Record<Name, Index<Row>>;
}

/** A row inside the collection; an instance, because the collection copies plain objects member by member. */
class Held<Row> {
  readonly row: Row;

  constructor(row: Row) {
    this.row = row;
  }
}

interface Stored<Row> {
  readonly held: Held<Row>;
}

type Records<Row> = Collection<StandardSchemaV1<Stored<Row>, Stored<Row>>>;
type Kept<Row> = Awaited<ReturnType<Records<Row>['create']>>;

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
}

/** Checks a row on its way in; what is kept is the schema's own copy, frozen. */
const storing = <Row extends object>(
  schema: StandardSchemaV1<Row, Row>,
): StandardSchemaV1<Stored<Row>, Stored<Row>> => ({
  '~standard': {
    version: 1,
    vendor: 'reception',
    validate: async (stored) => {
      const result = await schema['~standard'].validate((stored as Stored<Row>).held.row);
      return result.issues ? result : { value: { held: new Held(freeze(result.value)) } };
    },
  },
});

/**
 * The only place that touches an @mswjs/data collection: unique ids, reads by index in constant time,
 * frozen rows, writes one after the other (the collection itself loses concurrent updates).
 * A forked table shares the rows it began with; its collection holds those written since.
 */
export class Table<Row extends object, Name extends string = never> {
  readonly #options: TableOptions<Row, Name>;
  readonly #collection: Records<Row>;
  readonly #rows: Map<string, Row>;
  /** Per index, key to ids; the lists are replaced, never changed, so that forks can share them. */
  readonly #indexes: ReadonlyMap<string, Map<string, readonly string[]>>;
  readonly #written = new Map<string, Kept<Row>>();
  #writes: Promise<unknown> = Promise.resolve();

  constructor(options: TableOptions<Row, Name>, origin?: Table<Row, Name>) {
    this.#options = options;
    this.#collection = new Collection({ schema: storing(options.schema) });
    this.#rows = new Map(origin ? origin.#rows : []);
    this.#indexes = new Map(
      Object.keys(options.indexes ?? {}).map(
        (name) => [name, new Map(origin ? origin.#indexes.get(name) : [])] as const,
      ),
    );
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

  /** Rows whose index holds the key, oldest first. */
  by(name: Name, key: string): Row[] {
    const ids = this.#indexes.get(name)?.get(key) ?? [];
    return ids.flatMap((id) => this.#rows.get(id) ?? []);
  }

  /** Adds a row; rejects an id that exists and a row outside its schema. */
  insert(row: Row): Promise<Row> {
    return this.#inOrder(async () => {
      const id = this.#options.key(row);
      if (this.#rows.has(id)) throw new Error(`${this.name}: '${id}' exists already`);
      return this.#keep(id, await this.#collection.create({ held: new Held(row) }));
    });
  }

  /** Replaces a row by what `change` makes of it; rejects an unknown id and a row outside its schema. */
  update(id: string, change: (row: Row) => Row): Promise<Row> {
    return this.#inOrder(async () => {
      const before = this.#rows.get(id);
      if (before === undefined) throw new Error(`${this.name}: no row '${id}' to update`);
      const after = change(before);
      if (this.#options.key(after) !== id) throw new Error(`${this.name}: '${id}' must keep its id`);
      const kept = await this.#collection.create({ held: new Held(after) });
      const written = this.#written.get(id);
      if (written) this.#collection.delete(written);
      return this.#keep(id, kept, before);
    });
  }

  /** Adds a row, or replaces the one with its id. */
  put(row: Row): Promise<Row> {
    const id = this.#options.key(row);
    return this.#rows.has(id) ? this.update(id, () => row) : this.insert(row);
  }

  /** Rows written since the table was forked. */
  changes(): Row[] {
    return [...this.#written.values()].map(({ held }) => held.row);
  }

  /** A table of its own with the same rows. */
  fork(): Table<Row, Name> {
    return new Table(this.#options, this);
  }

  #keep(id: string, kept: Kept<Row>, before?: Row): Row {
    const { row } = kept.held;
    this.#rows.set(id, row);
    this.#written.set(id, kept);
    for (const [name, keysOf] of Object.entries<Index<Row>>(this.#options.indexes ?? {})) {
      const [old, next] = [before ? keysOf(before) : [], keysOf(row)];
      const idsOf = (key: string) => (this.#indexes.get(name)?.get(key) ?? []).filter((each) => each !== id);
      for (const key of old) if (!next.includes(key)) this.#indexes.get(name)?.set(key, idsOf(key));
      for (const key of next) if (!old.includes(key)) this.#indexes.get(name)?.set(key, [...idsOf(key), id]);
    }
    return row;
  }

  #inOrder<T>(write: () => Promise<T>): Promise<T> {
    const done = this.#writes.then(write);
    this.#writes = done.catch(() => undefined);
    return done;
  }
}
