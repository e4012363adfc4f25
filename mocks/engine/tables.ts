import type { RowChange } from './table.ts';

/** What the engine needs of a table; `Table` is one. */
interface AnyTable {
  fork(): AnyTable;
  trust(): void;
  get(id: string): object | undefined;
  put(row: never): Promise<object>;
  remove(id: string): void;
  changes(): readonly object[];
  watch(hear: (change: RowChange) => void): void;
}

/** The tables of one world, by name. */
export type Tables = Readonly<Record<string, AnyTable>>;

/** Separate tables with the same rows. */
export const forkTables = <Db extends Tables>(db: Db): Db =>
  Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.fork()])) as Db;

/** The rows of each table that were written since its fork. */
export const changesOf = (db: Tables): Record<string, readonly object[]> =>
  Object.fromEntries(
    Object.entries(db)
      .map(([name, table]) => [name, table.changes()] as const)
      .filter(([, rows]) => rows.length > 0),
  );
