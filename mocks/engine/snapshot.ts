import * as z from 'zod/mini';

import { parseInstant, refuseFarTime, shift, toMs } from './clock.ts';
import type { Instant } from './clock.ts';
import { invalid } from './http.ts';
import type { Journal } from './journal.ts';
import type { SessionFacts, Worlds } from './sessions.ts';
import type { WrittenStep } from './steps.ts';
import type { Tables } from './table.ts';
import { withFieldPrefix, readUntrusted, undeclared } from './validation.ts';
import type { Backend, CreateBackend, WorldOptions } from './world.ts';

/** Incremented when older snapshots can no longer be read. */
const VERSION = 1;

const whole = z.int().check(z.minimum(0));
/** Far more ids than any world issues; beyond it, different numbers could produce the same id. */
const count = whole.check(z.maximum(1_000_000_000));

/** The differences from a fresh world with the same start and seed; a build with other seeds refuses it. */
const Snapshot = z.strictObject({
  version: z.literal(VERSION),
  start: z.string(),
  seed: z.int(),
  generated: z.number(),
  /** Whether a tester set the time, at the start or later; such a world keeps its dates. */
  isDated: z.boolean(),
  /** The issuer of its tokens; without it, tokens issued before are no longer valid. */
  issuer: z.optional(z.string()),
  clock: z.strictObject({ now: z.string(), savedAt: whole, frozen: z.boolean() }),
  /** The last number used per kind of id; missing kinds are counted from the rows. */
  counters: z._default(z.record(z.string(), count), {}),
  faults: z.array(z.unknown()),
  /** The progress of each fault; without it chances and rate limits start again. */
  progress: z.optional(z.array(z.strictObject({ drawn: whole, passed: z.array(z.number()) }))),
  rows: z.record(z.string(), z.array(z.looseObject({}))),
  /** Ids of seeded rows that were removed, by table. */
  removed: z._default(z.record(z.string(), z.array(z.string())), {}),
});

/** Ids of seeded rows that were removed, by table. */
const removedFrom = (db: Tables): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(db)
      .map(([name, table]) => [name, table.removed()] as const)
      .filter(([, ids]) => ids.length > 0),
  );

/** The rows of each table that were written since its fork. */
const changesOf = (db: Tables): Record<string, readonly object[]> =>
  Object.fromEntries(
    Object.entries(db)
      .map(([name, table]) => [name, table.changes()] as const)
      .filter(([, rows]) => rows.length > 0),
  );

/** Whether rows were written or removed since the world began, ignoring the tables in `except`. */
export const isWritten = (db: Tables, except: readonly string[]): boolean =>
  Object.keys({ ...changesOf(db), ...removedFrom(db) }).some((name) => !except.includes(name));

/** Serialises a world: its start, changed rows and active faults, without the journal. */
export function snapshot(backend: Backend): string {
  const { clock } = backend;
  const removed = removedFrom(backend.db);
  const state = {
    version: VERSION,
    ...backend.origin,
    isDated: backend.origin.isDated || clock.isSet,
    clock: { now: clock.now(), savedAt: Date.now(), frozen: clock.frozen },
    counters: backend.counters(),
    faults: backend.faults.list(),
    progress: backend.faults.progress(),
    rows: changesOf(backend.db),
    ...(Object.keys(removed).length > 0 && { removed }),
  };
  return JSON.stringify(state);
}

/** Writes the rows of a snapshot; each must match its schema exactly and be unique. */
async function putRows(db: Tables, rows: Readonly<Record<string, readonly object[]>>): Promise<void> {
  for (const [name, all] of Object.entries(rows)) {
    const table = db[name];
    if (table === undefined) throw invalid(`rows.${name}`, `is unknown; allowed: ${Object.keys(db).join(', ')}`);
    const places = new Map<string, string>();
    for (const [index, row] of all.entries()) {
      const place = `rows.${name}.${index}`;
      const written = await table.put(row as never).catch((error: unknown) => {
        const { path, message } = table.problemOf(row) ?? { path: [], message: String(error) };
        throw invalid([place, ...path.map(String)].join('.'), message);
      });
      const extra = undeclared(row, written);
      if (extra !== undefined) throw invalid(`${place}.${extra}`, 'is unknown');
      const id = table.idOf(written as never);
      const twin = places.get(id);
      if (twin !== undefined) throw invalid(place, `has the id of ${twin}`);
      places.set(id, place);
    }
  }
}

/** Removes the seeded rows that the snapshot lists as removed. */
function removeRows(db: Tables, removed: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, ids] of Object.entries(removed)) {
    const table = db[name];
    if (table === undefined) throw invalid(`removed.${name}`, `is unknown; allowed: ${Object.keys(db).join(', ')}`);
    const written = new Set(table.changes().map((row) => table.idOf(row as never)));
    for (const [index, id] of ids.entries()) {
      const place = `removed.${name}.${index}`;
      if (table.get(id) === undefined) throw invalid(place, 'is not a row, or is given twice');
      if (written.has(id)) throw invalid(place, `is a row of rows.${name} as well`);
      table.remove(id);
    }
  }
}

const ID = /(?:^i|I)d$|Key$/;

/** The values of all members named like ids, at any depth. They must not be issued again. */
function idsIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return into;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' && ID.test(name)) into.add(member);
    else idsIn(member, into);
  }
  return into;
}

function instantOf(place: string, text: string): Instant {
  const instant = parseInstant(text);
  if (instant === null) throw invalid(place, 'is not an instant');
  refuseFarTime(toMs(instant), place);
  return instant;
}

/** Restores the world of a snapshot with the given journal; throws a 400 naming the invalid field. */
export const restore =
  <Db extends Tables>(createBackend: CreateBackend<Db>, maxGenerated = 0) =>
  async (text: string, journal?: Journal): Promise<Backend<Db>> => {
    const state = readUntrusted(Snapshot, text, 'snapshot');
    const { seed, generated, isDated, issuer = '', counters, clock, progress = [], rows, removed } = state;
    const start = instantOf('start', state.start);
    const then = instantOf('clock.now', clock.now);
    if (!(Number.isInteger(generated) && generated >= 0 && generated <= maxGenerated)) {
      throw invalid('generated', `must be a whole number up to ${maxGenerated}`);
    }
    if (progress.length > state.faults.length) throw invalid(`progress.${state.faults.length}`, 'has no fault');
    const elapsed = clock.frozen ? 0 : Math.max(0, Date.now() - clock.savedAt);
    const now = instantOf('clock.savedAt', shift(then, elapsed));
    const { frozen } = clock;
    const options = { start, now, frozen, seed, generated, isDated, issuer, counters, taken: idsIn(rows) };
    const backend = await createBackend({ ...options, ...(journal && { journal }) });
    await putRows(backend.db, rows);
    removeRows(backend.db, removed);
    for (const [index, fault] of state.faults.entries()) {
      await withFieldPrefix(`faults.${index}`, () => backend.faults.add(fault, progress[index]));
    }
    backend.settle(false);
    return backend;
  };

/** A world as its host stores it: a snapshot plus what a snapshot for colleagues leaves out. */
interface WrittenWorld {
  readonly id: string;
  /** The options that a reset uses. */
  readonly options: WorldOptions;
  readonly snapshot: string;
  /** How often its faults were cleared. */
  readonly ends: number;
  readonly steps: readonly WrittenStep[];
  readonly isAsStarted: boolean;
}

/** Stored in place of a world that has ended. */
interface WrittenEnd {
  readonly ended: string;
}

/**
 * Serialises a world with everything that decides its next answers and can be undone; the journal is stored separately.
 */
export function writeWorld<Db extends Tables>(
  { snapshot }: Worlds<Db>,
  id: string,
  options: WorldOptions,
  world: Backend<Db>,
): string {
  const { faults, steps } = world;
  const written: WrittenWorld = {
    id,
    options,
    snapshot: snapshot(world),
    ends: faults.clearCount,
    steps: steps.written(),
    isAsStarted: world.changed() === undefined,
  };
  return JSON.stringify(written);
}

// Unchecked: only the host itself writes these texts.
const parsed = (text: string): WrittenWorld | WrittenEnd => JSON.parse(text) as WrittenWorld | WrittenEnd;

function worldOf(text: string): WrittenWorld {
  const written = parsed(text);
  if ('ended' in written) throw new Error('The world has been deleted');
  return written;
}

/** Restores a stored world with the given journal. */
export async function readWorld<Db extends Tables>(
  { restore }: Worlds<Db>,
  text: string,
  journal?: Journal,
): Promise<{ options: WorldOptions; world: Backend<Db> }> {
  const { options, snapshot, ends, steps, isAsStarted } = worldOf(text);
  const world = await restore(snapshot, journal);
  world.faults.continueFrom(ends);
  world.steps.restore(steps);
  world.settle(isAsStarted);
  return { options, world };
}

/** The text that replaces a world in the store when it ends. */
export const endedText = (why: string): string => JSON.stringify({ ended: why } satisfies WrittenEnd);

/** The reason why a world ended, empty when a tester ended it; undefined when it has not ended. */
export function readEnd(text: string): string | undefined {
  const written = parsed(text);
  return 'ended' in written ? written.ended : undefined;
}

/** The parts of a snapshot that a list shows. */
interface ListedSnapshot {
  readonly start: Instant;
  readonly clock: { readonly now: Instant; readonly savedAt: number; readonly frozen: boolean };
}

/** The list entry of a stored world. */
export function factsOf(text: string): Omit<SessionFacts, 'usedAt'> {
  const { id, snapshot, steps } = worldOf(text);
  const { start, clock } = JSON.parse(snapshot) as ListedSnapshot;
  const now = clock.frozen ? clock.now : shift(clock.now, Date.now() - clock.savedAt);
  return { id, now, frozen: clock.frozen, start, steps: steps.length };
}
