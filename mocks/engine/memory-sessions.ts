import { DAY, toInstant } from './clock.ts';
import type { WrittenCall } from './journal.ts';
import { MemorySession } from './memory-session.ts';
import {
  COMMON,
  freshName,
  gone,
  idOf,
  MADE_ROOM,
  nameTaken,
  noSession,
  replacing,
  TOO_MUCH,
  UNUSED,
} from './sessions.ts';
import type { SessionFacts, SessionName, Sessions, Visit, Worlds } from './sessions.ts';
import { factsOf } from './snapshot.ts';
import type { Tables } from './table.ts';
import { whenAborted } from './with-faults.ts';
import type { Backend, WorldAccess, WorldOptions } from './world.ts';

/** How many worlds a host keeps, and how many of them awake; the others sleep as serialised text. */
export interface Limits {
  readonly sessions: number;
  readonly awake: number;
  /** How many awake worlds may have rows of their own, several megabytes each, as with a chosen time or size. */
  readonly ownAwake: number;
  /** The total size of changed rows and calls in characters, above which the longest unused worlds end. */
  readonly characters: number;
}

const LIMITS: Limits = { sessions: 2000, awake: 150, ownAwake: 12, characters: 200_000_000 };
/** Sizes are measured once per this many calls; one call writes at most 100 KB. */
const MEASURED_EVERY = 50;
/** How many ended worlds are remembered, to tell callers why they ended. */
const MAX_ENDED = 1000;
/** How many issued names are remembered before their browsers make a first call. */
const MAX_ISSUED = 10_000;

/**
 * The worlds of an HTTP host, in memory. A world ends after a day without use, or as the longest unused when there are
 * too many. Of the rest, the longest unused ones sleep.
 */
export class MemorySessions<Db extends Tables> implements Sessions<Db> {
  readonly isOnlyProcess = true;
  readonly #worlds: Worlds<Db>;
  /** In order of use, the longest unused first. */
  readonly #sessions = new Map<string, MemorySession<Db>>();
  readonly #ended = new Map<string, string>();
  readonly #issued = new Set<string>();
  readonly #defaults: WorldOptions;
  readonly #limits: Limits;
  #calls = 0;

  constructor(worlds: Worlds<Db>, defaults: WorldOptions, limits: Partial<Limits> = {}) {
    this.#worlds = worlds;
    this.#defaults = defaults;
    this.#limits = { ...LIMITS, ...limits };
  }

  issue(): string {
    const id = freshName();
    if (this.#sessions.has(id)) return this.issue();
    this.#issued.add(id);
    const [oldest] = this.#issued;
    if (oldest !== undefined && this.#issued.size > MAX_ISSUED) this.#issued.delete(oldest);
    return id;
  }

  async start(options: WorldOptions, name?: string): Promise<{ id: string; backend: Backend<Db> }> {
    const id = this.#free(name);
    const all = { ...this.#defaults, ...options };
    const world = this.#worlds.createBackend({ ...all, issuer: id });
    this.#open(id, all, world);
    return { id, backend: await world };
  }

  async add(backend: Backend<Db>, name?: string): Promise<string> {
    const id = this.#free(name);
    const { start, seed, generated } = backend.origin;
    this.#open(id, { ...this.#defaults, start, seed, generated }, Promise.resolve(backend));
    return id;
  }

  async list(): Promise<readonly SessionFacts[]> {
    const all = [...this.#sessions].map(async ([id, session]) => {
      const usedAt = toInstant(session.usedAt);
      if (session.text !== undefined) return { ...factsOf(session.text), usedAt };
      const { clock, origin, steps } = await session.awake();
      return { id, now: clock.now(), frozen: clock.frozen, start: origin.start, steps: steps.count, usedAt };
    });
    return (await Promise.all(all)).toReversed();
  }

  async has(id: string): Promise<boolean> {
    return this.#sessions.has(id);
  }

  async end(id: string): Promise<void> {
    if (!this.#sessions.delete(id)) throw noSession();
  }

  async keep(name: string, startsAgain = false): Promise<SessionName> {
    const session = { id: name, named: true };
    if (this.#sessions.has(name)) return session;
    const why = this.#ended.get(name);
    if (why !== undefined && !startsAgain) throw gone(name, why);
    this.#open(this.#free(name), this.#defaults, this.#worlds.createBackend({ ...this.#defaults, issuer: name }));
    return session;
  }

  async visit<T>(name: SessionName, act: (visit: Visit<Db>) => Promise<T>): Promise<T> {
    // Set on first use, as a call that starts another world does not need the caller's.
    let found: MemorySession<Db> | undefined;
    const session = (): MemorySession<Db> => {
      if (found === undefined) {
        found = this.#find(name);
        found.visits += 1;
      }
      return found;
    };
    try {
      return await act({
        world: async () => session().fresh(),
        put: async (backend) => void session().put(Promise.resolve(backend)),
        reset: () => session().reset(),
      });
    } finally {
      if (found !== undefined) found.visits -= 1;
    }
  }

  access(name: SessionName): WorldAccess<Db> {
    const exclusive: WorldAccess<Db>['exclusive'] = async (act) => {
      const session = this.#find(name);
      session.visits += 1;
      try {
        const fresh = session.fresh();
        const here = fresh instanceof Promise ? await fresh : fresh;
        return await here.enqueue(() => act(here));
      } finally {
        session.visits -= 1;
        this.#calls += 1;
        if (this.#calls % MEASURED_EVERY === 0) this.#endLargest();
      }
    };
    const cleared: WorldAccess<Db>['cleared'] = (world, left) =>
      this.visit(name, async (visit) => {
        await visit.world();
        await Promise.race([world.faults.cleared, whenAborted(left)]);
      });
    return { exclusive, cleared };
  }

  calls(name: SessionName): Promise<readonly WrittenCall[]> {
    return this.visit(name, async ({ world }) => (await world()).journal.written());
  }

  async flush(): Promise<void> {
    // Nothing to do: worlds stay in memory.
  }

  #free(name: string | undefined): string {
    const id = idOf(name);
    if (this.#sessions.has(id)) throw nameTaken();
    return id;
  }

  #find({ id, named }: SessionName): MemorySession<Db> {
    const session = this.#sessions.get(id);
    if (session) {
      this.#sessions.delete(id);
      this.#sessions.set(id, session);
      session.usedAt = Date.now();
      if (session.text !== undefined) void this.#makeRoom();
      return session;
    }
    // A stale id must not open another tester's world. An explicitly named id is an error; an old cookie gets a new
    // world.
    const why = this.#ended.get(id);
    if (!named) {
      const notice = this.#issued.has(id) ? {} : replacing(id, why);
      const world = this.#worlds.createBackend({ ...this.#defaults, ...notice, issuer: id });
      return this.#open(id, this.#defaults, world);
    }
    throw why === undefined ? noSession() : gone(id, why);
  }

  #open(id: string, options: WorldOptions, world: Promise<Backend<Db>>): MemorySession<Db> {
    const session = new MemorySession(this.#worlds, id, options, world);
    this.#sessions.set(id, session);
    this.#ended.delete(id);
    this.#issued.delete(id);
    this.#endUnused();
    void this.#makeRoom();
    return session;
  }

  #endUnused(): void {
    const all = [...this.#sessions].filter(([id]) => id !== COMMON);
    const since = Date.now() - DAY;
    for (const [id, { usedAt }] of all) if (usedAt < since) this.#endFor(id, UNUSED);
    for (const [id] of all.slice(0, Math.max(0, all.length - this.#limits.sessions))) this.#endFor(id, MADE_ROOM);
  }

  /** Ends the longest unused worlds that hold data, until the total size is within the limit. */
  #endLargest(): void {
    let kept = [...this.#sessions.values()].reduce((sum, { characters }) => sum + characters, 0);
    for (const { id, characters, visits } of this.#sessions.values()) {
      if (kept <= this.#limits.characters) return;
      if (id === COMMON || visits > 0 || characters === 0) continue;
      this.#endFor(id, TOO_MUCH);
      kept -= characters;
    }
  }

  #endFor(id: string, why: string): void {
    if (!this.#sessions.delete(id)) return;
    this.#ended.set(id, why);
    const [oldest] = this.#ended.keys();
    if (oldest !== undefined && this.#ended.size > MAX_ENDED) this.#ended.delete(oldest);
  }

  /** Whether a world cannot share rows with the host's default worlds. */
  #isOwn({ options }: MemorySession<Db>): boolean {
    const { now, generated, seed } = this.#defaults;
    return options.now !== now || options.generated !== generated || options.seed !== seed;
  }

  /** Puts the longest unused worlds to sleep, until few enough are awake. */
  async #makeRoom(): Promise<void> {
    const awake = [...this.#sessions.values()].filter(({ text }) => text === undefined);
    const own = awake.filter((each) => this.#isOwn(each));
    const excess = [
      ...own.slice(0, Math.max(0, own.length - this.#limits.ownAwake)),
      ...awake.slice(0, Math.max(0, awake.length - this.#limits.awake)),
    ];
    for (const session of excess) await session.sleep();
  }
}
