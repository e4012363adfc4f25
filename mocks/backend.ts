import type { Instant } from '#lib/time.ts';

import { MINUTE, toInstant } from '#lib/time.ts';

import { answer } from './engine/answer.ts';
import type { Answer } from './engine/answer.ts';
import { Clock } from './engine/clock.ts';
import { Faults } from './engine/faults.ts';
import { Journal } from './engine/journal.ts';
import { OPERATION_IDS } from './engine/operations.ts';
import type { World } from './engine/world.ts';
import { seededDatabase } from './seeds/seeded-database.ts';

/** How a world starts. */
export interface WorldOptions {
  /** The world's clock at the start. Default: the wall clock. */
  readonly now?: Instant;
  /** The moment that the seeds' dates are relative to. Default: the clock's start. */
  readonly start?: Instant;
  /** Same seed, clock and requests give the same bytes. */
  readonly seed?: number;
  /** The clock stays where it is until it is moved. */
  readonly frozen?: boolean;
  /** Invented stays beside the scenarios, for load: `/stay?slug=load-1` and so on. */
  readonly stays?: number;
  /** Whether the tester chose the time; such a world keeps its dates. Default: when `now` or `frozen` is given. */
  readonly isDated?: boolean;
  /** Ids already given out, when a stored world goes on. */
  readonly counters?: Readonly<Record<string, number>>;
  /** What a world takes over from the one before it. */
  readonly faults?: Faults;
  readonly journal?: Journal;
}

/** One world with its answering end: the fake backend as every host uses it. */
export interface Backend extends World {
  /** What a fresh world with the same rows is made of. */
  readonly origin: {
    readonly start: Instant;
    readonly seed: number;
    readonly stays: number;
    readonly isDated: boolean;
  };
  /** Ids given out so far, by kind. */
  readonly counters: () => Record<string, number>;
  /** Answers one API call of the contract; `gone` tells a waiting fault that its caller has left. */
  readonly handle: (request: Request, gone?: () => AbortSignal) => Promise<Answer>;
}

const DEFAULT_SEED = 1;

/** Seeds of the wall clock are relative to the minute, so that worlds started together share their rows. */
const thisMinute = (ms: number): Instant => toInstant(ms - (ms % MINUTE));

/** Builds a world with every scenario in it (R7-10). */
export async function createBackend(options: WorldOptions = {}): Promise<Backend> {
  const { seed = DEFAULT_SEED, frozen = false, stays = 0 } = options;
  const wall = Date.now();
  const now = options.now ?? toInstant(wall);
  const start = options.start ?? options.now ?? thisMinute(wall);
  const isDated = options.isDated ?? (frozen || options.now !== undefined);
  const counters = new Map(Object.entries(options.counters ?? {}));
  let turn: Promise<unknown> = Promise.resolve();
  const world: World = {
    inTurn: (act) => {
      const done = turn.then(act);
      turn = done.catch(() => undefined);
      return done;
    },
    db: await seededDatabase({ now: start, seed, stays }),
    clock: new Clock(now, { frozen }),
    faults: options.faults ?? new Faults(new Set<string>(OPERATION_IDS)),
    journal: options.journal ?? new Journal(),
    nextId: (kind) => {
      const next = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, next);
      return `${kind}-${next}`;
    },
  };
  return {
    ...world,
    origin: { start, seed, stays, isDated },
    counters: () => Object.fromEntries(counters),
    handle: (request, gone) => answer(world, request, gone),
  };
}
