import { MINUTE, toInstant } from './clock.ts';
import { HttpError } from './http.ts';
import type { WrittenCall } from './journal.ts';
import { freshName, gone, idOf, noSession, replacing } from './sessions.ts';
import type { SessionFacts, SessionName, Sessions, Visit, Worlds } from './sessions.ts';
import { factsOf, readEnd } from './snapshot.ts';
import { StoredWorlds } from './stored-worlds.ts';
import type { Store } from './stored-worlds.ts';
import type { CachedWorld } from './stored-worlds.ts';
import type { Tables } from './table.ts';
import type { Backend, WorldAccess, WorldOptions } from './world.ts';

const SWEEP_MS = 10 * MINUTE;
/** A try fails only when another process has written in between, so this many failures in a row indicate a fault. */
const MAX_TRIES = 100;
const POLL_MS = 250;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Ignores the error that a world exists: another process started it at the same time. */
function unlessTaken(error: unknown): void {
  if (!(error instanceof HttpError && error.code === 'CONFLICT')) throw error;
}

/**
 * The worlds of a host with a store: any process can answer for any world. A call acts on the newest version and is
 * stored before it is answered; if another process wrote first, the call is performed again.
 */
export class StoredSessions<Db extends Tables> implements Sessions<Db> {
  readonly isOnlyProcess = false;
  readonly #worlds: Worlds<Db>;
  readonly #store: Store;
  readonly #stored: StoredWorlds<Db>;
  readonly #defaults: WorldOptions;
  readonly #turns = new Map<string, Promise<unknown>>();
  #sweptAt = 0;

  constructor(worlds: Worlds<Db>, store: Store, defaults: WorldOptions) {
    this.#worlds = worlds;
    this.#store = store;
    this.#stored = new StoredWorlds(worlds, store);
    this.#defaults = defaults;
  }

  issue(): string {
    return freshName();
  }

  async start(options: WorldOptions, name?: string): Promise<{ id: string; backend: Backend<Db> }> {
    const id = idOf(name);
    const all = { ...this.#defaults, ...options };
    const backend = await this.#worlds.createBackend({ ...all, issuer: id });
    return { id: await this.#stored.create(id, all, backend), backend };
  }

  async add(backend: Backend<Db>, name?: string): Promise<string> {
    const { start, seed, generated } = backend.origin;
    return this.#stored.create(idOf(name), { ...this.#defaults, start, seed, generated }, backend);
  }

  async list(): Promise<readonly SessionFacts[]> {
    await this.#sweep(true);
    const facts = (await this.#store.all()).map(async ({ id, usedAt }) => {
      const stored = await this.#store.read(id);
      if (stored === undefined || readEnd(stored.text) !== undefined) return [];
      return [{ ...factsOf(stored.text), usedAt: toInstant(Math.round(usedAt)) }];
    });
    return (await Promise.all(facts)).flat().toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));
  }

  async has(id: string): Promise<boolean> {
    const stored = await this.#store.read(id);
    return stored !== undefined && readEnd(stored.text) === undefined;
  }

  async end(id: string): Promise<void> {
    if (!(await this.#stored.end(id, ''))) throw noSession();
  }

  async keep(name: string, startsAgain = false): Promise<SessionName> {
    const session = { id: name, named: true };
    await this.#sweep();
    if (await this.#stored.newest(name)) return session;
    const ended = await this.#stored.whyEnded(name);
    if (ended && !startsAgain) throw gone(name, ended);
    const backend = await this.#worlds.createBackend({ ...this.#defaults, issuer: name });
    await this.#stored.create(idOf(name), this.#defaults, backend).catch(unlessTaken);
    return session;
  }

  async visit<T>(session: SessionName, act: (visit: Visit<Db>) => Promise<T>): Promise<T> {
    await this.#sweep();
    return this.#enqueue(session.id, async () => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        let found: CachedWorld<Db> | undefined;
        const here = async (): Promise<CachedWorld<Db>> => (found ??= await this.#find(session));
        const result = await act({
          world: async () => (await here()).backend,
          put: async (backend) => {
            (await here()).backend = backend;
          },
          reset: async () => {
            const at = await here();
            at.backend = await this.#worlds.createBackend({ ...at.options, issuer: session.id });
            return at.backend;
          },
        });
        if (found === undefined || (await this.#keep(session.id, found))) return result;
      }
      throw new HttpError('CONFLICT', 'Other processes keep writing to this world');
    });
  }

  access(session: SessionName): WorldAccess<Db> {
    const exclusive: WorldAccess<Db>['exclusive'] = (act) =>
      this.visit(session, async ({ world }) => {
        const here = await world();
        return here.enqueue(() => act(here));
      });
    // The faults may be cleared through another process.
    const cleared: WorldAccess<Db>['cleared'] = async (world, left) => {
      const { clearCount } = world.faults;
      while (!left.aborted && (await exclusive((now) => now.faults.clearCount)) === clearCount) await pause(POLL_MS);
    };
    return { exclusive, cleared };
  }

  async calls({ id }: SessionName): Promise<readonly WrittenCall[]> {
    // Unchecked: only hosts write these lines.
    return (await this.#store.calls(id)).map((line) => JSON.parse(line) as WrittenCall);
  }

  async flush(id: string): Promise<void> {
    const known = this.#stored.known(id);
    if (known === undefined || (await this.#keep(id, known))) return;
    throw new HttpError('CONFLICT', 'Another process has written to this world in the meantime');
  }

  /** Runs this process's calls to a world in sequence, so that only other processes compete. */
  #enqueue<T>(id: string, act: () => Promise<T>): Promise<T> {
    const done = (this.#turns.get(id) ?? Promise.resolve()).then(act);
    const turn: Promise<unknown> = done
      .catch(() => undefined)
      .finally(() => this.#turns.get(id) === turn && this.#turns.delete(id));
    this.#turns.set(id, turn);
    return done;
  }

  /** Stores a world; on failure drops the cached copy. */
  async #keep(id: string, at: CachedWorld<Db>): Promise<boolean> {
    let isKept = false;
    try {
      isKept = await this.#stored.write(id, at);
    } finally {
      if (!isKept) this.#stored.drop(id);
    }
    return isKept;
  }

  async #find(session: SessionName): Promise<CachedWorld<Db>> {
    const found = (await this.#stored.newest(session.id)) ?? (await this.#start(session));
    found.backend = await this.#worlds.freshWorld(found.backend);
    return found;
  }

  /** Starts the world of a browser's cookie, or the common one. Throws a 404 or 410 for one named explicitly. */
  async #start({ id, named }: SessionName): Promise<CachedWorld<Db>> {
    const ended = await this.#stored.whyEnded(id);
    if (named) throw ended ? gone(id, ended) : noSession();
    // A world that the store never had is also new to its browser.
    const notice = ended === undefined ? {} : replacing(id, ended);
    const backend = await this.#worlds.createBackend({ ...this.#defaults, ...notice, issuer: id });
    await this.#stored.create(id, this.#defaults, backend).catch(unlessTaken);
    const started = await this.#stored.newest(id);
    if (started === undefined) throw noSession();
    return started;
  }

  async #sweep(isDue = Date.now() - this.#sweptAt > SWEEP_MS): Promise<void> {
    if (!isDue) return;
    this.#sweptAt = Date.now();
    await this.#stored.sweep();
  }
}
