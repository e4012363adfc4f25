import type { Instant } from './clock.ts';
import type { Tables } from './table.ts';
import type { SeedContext } from './world.ts';

/** How long seeds keep the answers to other calls waiting, in milliseconds. */
const SLICE_MS = 20;

/** Node's own, before a test puts its clock in the place of the real one; browsers have none. */
const immediate = (globalThis as { setImmediate?: (act: () => void) => unknown }).setImmediate;

/** Resolves after the calls that wait; a message where a timer may be a test's. */
function afterOthers(): Promise<void> {
  // For a message node loads all of `fetch`.
  if (immediate !== undefined) return new Promise((done) => void immediate(done));
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Gives a function that lets other calls in once a slice of time is used up. */
export function breaks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await afterOthers();
    since = performance.now();
  };
}

/** Writes rows into a fresh world. */
export type Seed<Db extends Tables> = (context: SeedContext<Db>) => Promise<unknown>;

/** What the rows of a fresh world depend on. */
export interface SeedOptions {
  readonly now: Instant;
  readonly seed: number;
  /** How many invented rows there are beside the scenarios, for load. */
  readonly invented: number;
}

interface Seeding<Db extends Tables> {
  readonly tables: () => Db;
  readonly seeds: readonly Seed<Db>[];
  /** Writes so many rows, for load. */
  readonly invent?: (context: SeedContext<Db>, count: number) => Promise<unknown>;
}

/** Separate tables with the same rows. */
const forkTables = <Db extends Tables>(db: Db): Db =>
  Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.fork()])) as Db;

const MOST_TEMPLATES = 4;

/**
 * Makes fresh tables with every seed in them. Rows never change in place, so worlds that start alike share
 * them. The seeds run once, and every further world is a fork.
 */
export function seeded<Db extends Tables>({ tables, seeds, invent }: Seeding<Db>) {
  const templates = new Map<string, Promise<Db>>();
  let isTrusting = false;

  async function build({ now, seed, invented }: SeedOptions): Promise<Db> {
    const db = tables();
    if (isTrusting) for (const table of Object.values(db)) table.trust();
    const context = { db, now, seed };
    const takeBreak = breaks();
    for (const write of seeds) {
      await write(context);
      await takeBreak();
    }
    if (invented > 0) await invent?.(context, invented);
    return db;
  }

  async function tablesOf(options: SeedOptions): Promise<Db> {
    const key = JSON.stringify([options.now, options.seed, options.invented]);
    const template = templates.get(key) ?? build(options);
    templates.delete(key);
    templates.set(key, template);
    for (const oldest of templates.keys()) {
      if (templates.size <= MOST_TEMPLATES) break;
      templates.delete(oldest);
    }
    try {
      return forkTables(await template);
    } catch (error) {
      templates.delete(key);
      throw error;
    }
  }

  return {
    tablesOf,
    /** Takes the rows of seeds as they are from now on. */
    trust: (): void => {
      isTrusting = true;
    },
  };
}
