import { answer } from './answer.ts';
import type { AnswerOptions } from './answer.ts';
import { Clock, HOUR, MINUTE, toInstant, toMs } from './clock.ts';
import type { Instant } from './clock.ts';
import type { Operations } from './contract.ts';
import type { FaultTargets } from './fault-input.ts';
import { Faults } from './faults.ts';
import { responseOf } from './http.ts';
import { Journal } from './journal.ts';
import { Recorder } from './recording.ts';
import type { SeedOptions } from './seeded.ts';
import { Steps } from './steps.ts';
import { isWritten } from './snapshot.ts';
import type { Tables } from './table.ts';
import type { Backend, CreateBackend, WorldAccess, World, WorldOptions } from './world.ts';

const DEFAULT_SEED = 1;

/** Default start times are rounded down to the minute, so that worlds started together can share their rows. */
const thisMinute = (ms: number): Instant => toInstant(ms - (ms % MINUTE));

/** Returns a queue that runs one function at a time, in order. */
function queue(): <T>(act: () => T | Promise<T>) => Promise<T> {
  let last: Promise<void> | undefined;
  return async (act) => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    // The queue is usually empty; do not add an `await` then.
    if (before !== undefined) await before;
    try {
      return await act();
    } finally {
      if (last === promise) last = undefined;
      resolve();
    }
  };
}

/** What all worlds of one fake backend share. */
interface Common<Ops extends Operations, Db extends Tables> {
  readonly answerOptions: AnswerOptions<Ops, Db>;
  readonly tablesOf: (options: SeedOptions) => Promise<Db>;
  readonly faultTargets: FaultTargets;
  readonly isThere: (db: Db, name: string, value: string) => boolean;
  readonly idOf: IdOf;
}

/**
 * Derives an id from its kind, its number within the world and the world's seed: `order-7`, or a UUID. Must be pure.
 */
export type IdOf = (kind: string, count: number, seed: number) => string;

/** Ids with the kind and the number: `order-7`. */
export const numbered: IdOf = (kind, count) => `${kind}-${count}`;

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return (state ^ (state >>> 13)) >>> 0;
}

/** UUIDs of version 4, derived from the world's seed. */
export const uuid: IdOf = (kind, count, seed) => {
  const [one, own] = [hash(`${kind} ${count} ${seed}`), hash(`${seed} ${kind}`)];
  // The factor is odd, so the last part differs for any two counts.
  const parts = [one, own, hash(`${own} ${one}`), (Math.imul(count, 0x9e3779b1) ^ own) >>> 0];
  const digits = parts.map((part) => part.toString(16).padStart(8, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
};

/** Returns the function that creates worlds. */
export function backendsOf<Ops extends Operations, Db extends Tables>({
  answerOptions,
  tablesOf,
  faultTargets,
  isThere,
  idOf,
}: Common<Ops, Db>): CreateBackend<Db> {
  return async (options: WorldOptions = {}): Promise<Backend<Db>> => {
    const { seed = DEFAULT_SEED, frozen = false, generated = 0, issuer = '' } = options;
    const wall = Date.now();
    const now = options.now ?? toInstant(wall);
    const start = options.start ?? options.now ?? thisMinute(wall);
    const isDated = options.isDated ?? (frozen || options.now !== undefined);
    const counters = new Map(Object.entries(options.counters ?? {}));
    const db = await tablesOf({ now: start, seed, generated });
    let idCount = 0;
    const world: World<Db> = {
      enqueue: queue(),
      db,
      steps: new Steps(db),
      clock: new Clock(now, { frozen }),
      faults: options.faults ?? new Faults(faultTargets, (name, value) => isThere(db, name, value)),
      journal: options.journal ?? new Journal(),
      recorder: new Recorder(),
      nextId: (kind) => {
        idCount += 1;
        for (let next = (counters.get(kind) ?? 0) + 1; ; next += 1) {
          const id = idOf(kind, next, seed);
          if (options.taken?.has(id) === true) continue;
          counters.set(kind, next);
          return id;
        }
      },
      issuer,
    };
    const { steps, clock, faults } = world;
    const access: WorldAccess<Db> = {
      exclusive: (act) => world.enqueue(() => act(world)),
      cleared: () => faults.cleared,
    };
    const revision = () => steps.writes + steps.undone + clock.changes + faults.changes + idCount;
    /** Counts changes by callers and testers, not the calls that faults applied to. */
    const changeCount = () => steps.writes + steps.undone + clock.changes + faults.testerChanges;
    let started: number | undefined = changeCount();
    return {
      ...world,
      origin: { start, seed, generated, isDated, issuer },
      notice: options.notice,
      revision,
      changed: () => (started === changeCount() ? undefined : `${toMs(start).toString(36)}-${changeCount()}`),
      settle: (isAsStarted) => {
        started = isAsStarted ? changeCount() : undefined;
      },
      counters: () => Object.fromEntries(counters),
      reply: (request, gone, replayed) => answer(answerOptions, access, request, gone, replayed),
      handle: async (request, gone) => {
        const reply = await answer(answerOptions, access, request, gone);
        return reply === 'dropped' ? reply : responseOf(reply, request.method);
      },
    };
  };
}

/** How far a world's clock may run past its start before an untouched world is seeded again. */
const OLDEST_MS = HOUR;

/**
 * Returns the world to answer with. An untouched world is seeded again every hour, so that "due today" stays true. It
 * keeps its faults and its journal.
 */
export function freshWorld<Db extends Tables>(createBackend: CreateBackend<Db>, shortLived: readonly string[]) {
  /** Whether nobody has written to a world or set its time. */
  const isUntouched = ({ origin, clock, db, recorder }: Backend<Db>): boolean =>
    !origin.isDated && !clock.isSet && !recorder.isOn && !isWritten(db, shortLived);

  const reseeded = async (world: Backend<Db>): Promise<Backend<Db>> => {
    const { origin, faults, journal } = world;
    const { seed, generated, issuer } = origin;
    const fresh = await createBackend({ seed, generated, issuer, counters: world.counters(), faults, journal });
    fresh.settle(world.changed() === undefined);
    return fresh;
  };

  return (world: Backend<Db>): Backend<Db> | Promise<Backend<Db>> => {
    const { origin, clock } = world;
    if (clock.ms() - toMs(origin.start) < OLDEST_MS || !isUntouched(world)) return world;
    return reseeded(world);
  };
}
