import * as z from 'zod/mini';

import { parseInstant, shift } from '#lib/time.ts';

import type { Backend, CreateBackend } from './backend.ts';
import { changesOf } from './tables.ts';
import type { Tables } from './tables.ts';

/** What differs from a fresh world of the same start and seed; a build with other seeds refuses it. */
const Snapshot = z.object({
  start: z.string(),
  seed: z.number(),
  invented: z.number(),
  /** Whether the world keeps its dates: a tester chose its time, at the start or later. */
  isDated: z.boolean(),
  clock: z.object({ now: z.string(), savedAt: z.number(), frozen: z.boolean() }),
  counters: z.record(z.string(), z.number()),
  faults: z.array(z.looseObject({})),
  rows: z.record(z.string(), z.array(z.looseObject({}))),
});

/** A world as text: its start, every row written since, and the faults still to come; the journal is forgotten. */
export function snapshot(backend: Backend): string {
  const { clock } = backend;
  const state = {
    ...backend.origin,
    isDated: backend.origin.isDated || clock.isSet,
    clock: { now: clock.now(), savedAt: Date.now(), frozen: clock.frozen },
    counters: backend.counters(),
    faults: backend.faults.list(),
    rows: changesOf(backend.db),
  };
  return JSON.stringify(state);
}

/** Makes the world of a snapshot; throws when the text is none or its rows break today's schemas. */
export const restore =
  <Db extends Tables>(createBackend: CreateBackend<Db>) =>
  async (text: string): Promise<Backend<Db>> => {
    const state = Snapshot.parse(JSON.parse(text));
    const [start, then] = [parseInstant(state.start), parseInstant(state.clock.now)];
    if (start === null || then === null) throw new Error('The snapshot has no time.');
    const { seed, invented, isDated, counters, clock } = state;
    const elapsed = clock.frozen ? 0 : Math.max(0, Date.now() - clock.savedAt);
    const now = shift(then, elapsed);
    const backend = await createBackend({ start, now, frozen: clock.frozen, seed, invented, isDated, counters });
    for (const [name, table] of Object.entries(backend.db)) {
      // The table checks each row against its schema.
      for (const row of state.rows[name] ?? []) await table.put(row as never);
    }
    for (const fault of state.faults) backend.faults.add(fault);
    return backend;
  };
