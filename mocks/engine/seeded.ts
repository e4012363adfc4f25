import type { Instant } from './clock.ts';
import type { Tables } from './table.ts';
import type { SeedContext } from './world.ts';

/** How long seeding may block other calls, in milliseconds. */
const SLICE_MS = 20;

/** Node's original function, kept because tests may install fake timers; browsers have none. */
const immediate = (globalThis as { setImmediate?: (act: () => void) => unknown }).setImmediate;

/** Resolves after pending calls ran. Browsers use a message instead of a timer, which tests may fake. */
function afterPendingCalls(): Promise<void> {
  // In Node, `MessageChannel` would load all of `fetch`.
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

/** Returns a function to call between rows: it lets other calls run once per time slice. */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await afterPendingCalls();
    since = performance.now();
  };
}

/** Writes rows into a fresh world. */
export type Seed<Db extends Tables> = (context: SeedContext<Db>) => Promise<unknown>;

/** What determines the rows of a fresh world. */
export interface SeedOptions {
  readonly now: Instant;
  readonly seed: number;
  /** The number of generated rows for load tests. */
  readonly generated: number;
}

interface SeedingOptions<Db extends Tables> {
  readonly tables: () => Db;
  readonly seeds: readonly Seed<Db>[];
  /** Writes this many generated rows. */
  readonly generate?: (context: SeedContext<Db>, count: number) => Promise<unknown>;
}

/** Copies of the tables that share their rows. */
const forkTables = <Db extends Tables>(db: Db): Db =>
  Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.fork()])) as Db;

const MAX_TEMPLATES = 4;

/**
 * Creates seeded tables. Rows are never changed in place, so worlds with the same start share them: the seeds run once
 * per start, and every world gets a fork.
 */
export function seeded<Db extends Tables>({ tables, seeds, generate }: SeedingOptions<Db>) {
  const templates = new Map<string, Promise<Db>>();
  let isTrusting = false;

  async function build({ now, seed, generated }: SeedOptions): Promise<Db> {
    const db = tables();
    if (isTrusting) for (const table of Object.values(db)) table.trust();
    const context = { db, now, seed };
    const pause = createPause();
    for (const write of seeds) {
      await write(context);
      await pause();
    }
    if (generated > 0) await generate?.(context, generated);
    return db;
  }

  async function tablesOf(options: SeedOptions): Promise<Db> {
    const key = JSON.stringify([options.now, options.seed, options.generated]);
    const template = templates.get(key) ?? build(options);
    templates.delete(key);
    templates.set(key, template);
    for (const oldest of templates.keys()) {
      if (templates.size <= MAX_TEMPLATES) break;
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
    /** Skips schema checks of seeded rows from now on. */
    trust: (): void => {
      isTrusting = true;
    },
  };
}
