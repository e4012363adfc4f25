import type { Backend } from '#mocks/backend.ts';
import type { Table } from '#mocks/db/table.ts';

import * as z from 'zod/mini';

import { parseInstant, shift } from '#lib/time.ts';
import { createBackend } from '#mocks/backend.ts';

/** What differs from a fresh world of the same start and seed; a build with other seeds refuses it. */
const Snapshot = z.object({
  start: z.string(),
  seed: z.number(),
  stays: z.number(),
  /** Whether the world keeps its dates: a tester chose its time, at the start or later. */
  isDated: z.boolean(),
  clock: z.object({ now: z.string(), savedAt: z.number(), frozen: z.boolean() }),
  counters: z.record(z.string(), z.number()),
  faults: z.array(z.looseObject({})),
  rows: z.record(z.string(), z.array(z.looseObject({}))),
});

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
  const state = {
    ...backend.origin,
    isDated: backend.origin.isDated || clock.isSet,
    clock: { now: clock.now(), savedAt: Date.now(), frozen: clock.frozen },
    counters: backend.counters(),
    faults: backend.faults.list(),
    rows,
  };
  return JSON.stringify(state);
}

/** The world of a snapshot; throws when the text is none or its rows break today's schemas. */
export async function restore(text: string): Promise<Backend> {
  const state = Snapshot.parse(JSON.parse(text));
  const [start, then] = [parseInstant(state.start), parseInstant(state.clock.now)];
  if (start === null || then === null) throw new Error('The snapshot has no time.');
  const { seed, stays, isDated, counters, clock } = state;
  const elapsed = clock.frozen ? 0 : Math.max(0, Date.now() - clock.savedAt);
  const now = shift(then, elapsed);
  const backend = await createBackend({ start, now, frozen: clock.frozen, seed, stays, isDated, counters });
  for (const [name, table] of tablesOf(backend)) {
    for (const row of state.rows[name] ?? []) await table.put(row);
  }
  for (const fault of state.faults) backend.faults.add(fault);
  return backend;
}
