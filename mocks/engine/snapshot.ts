import * as z from 'zod/mini';

import { parseInstant, shift, toMs } from '#lib/time.ts';

import type { Backend, CreateBackend } from './backend.ts';
import { parseJson } from './body.ts';
import { refuseFarTime } from './clock.ts';
import { invalid } from './http-error.ts';
import type { Journal } from './journal.ts';
import { firstProblem } from './problem.ts';
import { changesOf } from './tables.ts';
import type { Tables } from './tables.ts';
import { refuseHostile } from './untrusted-json.ts';

/** Grows when a snapshot is no longer read as before. */
const VERSION = 1;

const whole = z.int().check(z.minimum(0));

/** What differs from a fresh world of the same start and seed; a build with other seeds refuses it. */
const Snapshot = z.strictObject({
  version: z.literal(VERSION),
  start: z.string(),
  seed: z.int(),
  invented: z.number(),
  /** Whether the world keeps its dates: a tester chose its time, at the start or later. */
  isDated: z.boolean(),
  clock: z.strictObject({ now: z.string(), savedAt: whole, frozen: z.boolean() }),
  counters: z.record(z.string(), whole),
  faults: z.array(z.unknown()),
  /** How far each fault has come; without it chance and rate limits begin again. */
  progress: z.optional(z.array(z.strictObject({ drawn: whole, passed: z.array(z.number()) }))),
  rows: z.record(z.string(), z.array(z.looseObject({}))),
});

/** A world as text: its start, every row written since, and the faults still to come; the journal is forgotten. */
export function snapshot(backend: Backend): string {
  const { clock } = backend;
  const state = {
    version: VERSION,
    ...backend.origin,
    isDated: backend.origin.isDated || clock.isSet,
    clock: { now: clock.now(), savedAt: Date.now(), frozen: clock.frozen },
    counters: backend.counters(),
    faults: backend.faults.list(),
    progress: backend.faults.progress(),
    rows: changesOf(backend.db),
  };
  return JSON.stringify(state);
}

function read(text: string): z.infer<typeof Snapshot> {
  const value = parseJson(text);
  refuseHostile(value);
  const result = z.safeParse(Snapshot, value);
  if (result.success) return result.data;
  const { path, message } = firstProblem(result.error.issues, value);
  throw invalid(path.map(String).join('.') || 'snapshot', message);
}

/** The table checks each row against its schema. */
async function putRows(db: Tables, rows: Readonly<Record<string, readonly object[]>>): Promise<void> {
  for (const [name, all] of Object.entries(rows)) {
    const table = db[name];
    if (table === undefined) throw invalid(`rows.${name}`, `is unknown; there are ${Object.keys(db).join(', ')}`);
    for (const [index, row] of all.entries()) {
      await table.put(row as never).catch(() => {
        throw invalid(`rows.${name}.${index}`, 'does not fit its schema');
      });
    }
  }
}

/** Makes the world of a snapshot, with a journal that goes on; throws a 400 saying where it is wrong. */
export const restore =
  <Db extends Tables>(createBackend: CreateBackend<Db>, mostInvented = 0) =>
  async (text: string, journal?: Journal): Promise<Backend<Db>> => {
    const state = read(text);
    const [start, then] = [parseInstant(state.start), parseInstant(state.clock.now)];
    if (start === null || then === null) throw invalid(start === null ? 'start' : 'clock.now', 'is no instant');
    refuseFarTime(toMs(start));
    refuseFarTime(toMs(then));
    const { seed, invented, isDated, counters, clock } = state;
    if (!(Number.isInteger(invented) && invented >= 0 && invented <= mostInvented)) {
      throw invalid('invented', `must be a whole number up to ${mostInvented}`);
    }
    const elapsed = clock.frozen ? 0 : Math.max(0, Date.now() - clock.savedAt);
    const now = shift(then, elapsed);
    const { frozen } = clock;
    const options = { start, now, frozen, seed, invented, isDated, counters };
    const backend = await createBackend({ ...options, ...(journal && { journal }) });
    await putRows(backend.db, state.rows);
    for (const [index, fault] of state.faults.entries()) backend.faults.add(fault, state.progress?.[index]);
    return backend;
  };
