import type { Backend } from '#mocks/backend.ts';
import type { Table } from '#mocks/db/table.ts';

import { parseInstant } from '#lib/time.ts';
import { createBackend } from '#mocks/backend.ts';

import type { WrittenFault } from './faults.ts';

/** What differs from a fresh world of the same start and seed; a build with other seeds refuses it. */
interface Snapshot {
  readonly start: string;
  readonly seed: number;
  readonly stays: number;
  readonly clock: { readonly now: string; readonly savedAt: number; readonly frozen: boolean };
  readonly counters: Readonly<Record<string, number>>;
  readonly faults: readonly WrittenFault[];
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

const tablesOf = (backend: Backend): [string, Table<object, string>][] =>
  Object.entries(backend.db) as unknown as [string, Table<object, string>][];

/** A world as text: its start, every row written since, and the faults still to come; the journal is forgotten. */
export function snapshot(backend: Backend): string {
  const { clock } = backend;
  const rows = Object.fromEntries(
    tablesOf(backend)
      .map(([name, table]) => [name, table.changes()] as const)
      .filter(([, changes]) => changes.length > 0),
  );
  const state: Snapshot = {
    ...backend.origin,
    clock: { now: clock.now(), savedAt: Date.now(), frozen: clock.frozen },
    counters: backend.counters(),
    faults: backend.faults.list(),
    rows,
  };
  return JSON.stringify(state);
}

/** The world of a snapshot; throws when the text is none or its rows break today's schemas. */
export async function restore(text: string): Promise<Backend> {
  const state = JSON.parse(text) as Snapshot;
  const start = parseInstant(state.start);
  if (start === null) throw new Error('The snapshot has no start.');
  const backend = await createBackend({ now: start, seed: state.seed, stays: state.stays, counters: state.counters });
  for (const [name, table] of tablesOf(backend)) {
    for (const row of state.rows[name] ?? []) await table.put(row);
  }
  for (const fault of state.faults) backend.faults.add(fault);
  const elapsed = state.clock.frozen ? 0 : Math.max(0, Date.now() - state.clock.savedAt);
  const now = parseInstant(state.clock.now);
  if (now !== null) {
    backend.clock.change({ now: new Date(Date.parse(now) + elapsed).toISOString(), frozen: state.clock.frozen });
  }
  return backend;
}
