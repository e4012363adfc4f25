import type { Instant } from '#lib/time.ts';

import { toInstant } from '#lib/time.ts';

import { createDatabase } from './db/database.ts';
import { answer } from './engine/answer.ts';
import type { Answer } from './engine/answer.ts';
import { Clock } from './engine/clock.ts';
import { Faults } from './engine/faults.ts';
import { Journal } from './engine/journal.ts';
import { OPERATION_IDS } from './engine/operations.ts';
import type { World } from './engine/world.ts';
import { scenarios } from './scenarios/scenarios.ts';

/** How a world starts. */
export interface WorldOptions {
  /** The world's clock at the start; the seeds' dates are relative to it. Default: the wall clock. */
  readonly now?: Instant;
  /** Same seed, clock and requests give the same bytes. */
  readonly seed?: number;
  /** A frozen clock stands still until it is moved. */
  readonly frozen?: boolean;
  /** Ids already given out, when a stored world goes on. */
  readonly counters?: Readonly<Record<string, number>>;
}

/** One world with its answering end: the fake backend as every host uses it. */
export interface Backend extends World {
  readonly seed: number;
  readonly start: Instant;
  /** Ids given out so far, by kind. */
  readonly counters: () => Record<string, number>;
  /** Answers one API call of the contract. */
  readonly handle: (request: Request) => Promise<Answer>;
}

const DEFAULT_SEED = 1;

/** Builds a world with every scenario in it (R7-10). */
export async function createBackend(options: WorldOptions = {}): Promise<Backend> {
  const { now = toInstant(Date.now()), seed = DEFAULT_SEED, frozen = false } = options;
  const db = createDatabase();
  for (const { build } of scenarios) await build?.({ db, now, seed });
  for (const table of Object.values(db)) table.settle();
  const counters = new Map(Object.entries(options.counters ?? {}));
  const world: World = {
    db,
    clock: new Clock(now, { frozen }),
    faults: new Faults(new Set<string>(OPERATION_IDS)),
    journal: new Journal(),
    nextId: (kind) => {
      const next = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, next);
      return `${kind}-${next}`;
    },
  };
  return { ...world, seed, start: now, counters: () => Object.fromEntries(counters), handle: (request) => answer(world, request) };
}
