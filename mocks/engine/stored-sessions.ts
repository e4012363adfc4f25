import { DAY, MINUTE, toInstant } from '#lib/time.ts';

import type { Backend, WorldOptions } from './backend.ts';
import { HttpError } from './http-error.ts';
import type { WrittenCall } from './journal.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import type { Place } from './world.ts';
import { gone, idOf, nameTaken, noSession, UNUSED } from './worlds.ts';
import type { SessionFacts, SessionName, SessionsOf, Visit, Worlds } from './worlds.ts';
import { endedText, factsOf, readEnd, readWorld, writeWorld } from './written-world.ts';

const UNUSED_MS = DAY;
/** How long a world that has ended is remembered, so that a call to it says why. */
const REMEMBERED_MS = 7 * DAY;
const SWEEP_MS = 10 * MINUTE;
/** How many worlds this process keeps at hand; the others are read again. */
const MOST_AT_HAND = 100;
/** Each try fails only because another process has written: a hundred in a row are no accident. */
const MOST_TRIES = 100;
const POLL_MS = 250;

/** A world of the store as this process knows it. */
interface AtHand<Db extends Tables> {
  readonly options: WorldOptions;
  backend: Backend<Db>;
  version: number;
  /** The world as it was written last. */
  saved: { readonly backend: Backend<Db>; readonly revision: number; readonly added: number; readonly clears: number };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * The worlds of a host that keeps them in a store: any process answers any world, and none is lost with a process. A call
 * acts on the newest version and is written before it is answered; where another process was first, it acts again.
 */
export class StoredSessions<Db extends Tables> implements SessionsOf<Db> {
  readonly #worlds: Worlds<Db>;
  readonly #store: Store;
  readonly #defaults: WorldOptions;
  /** The longest unused first. */
  readonly #atHand = new Map<string, AtHand<Db>>();
  readonly #turns = new Map<string, Promise<unknown>>();
  #sweptAt = 0;

  constructor(worlds: Worlds<Db>, store: Store, defaults: WorldOptions) {
    this.#worlds = worlds;
    this.#store = store;
    this.#defaults = defaults;
  }

  async start(options: WorldOptions, name?: string): Promise<{ id: string; backend: Backend<Db> }> {
    const all = { ...this.#defaults, ...options };
    const backend = await this.#worlds.createBackend(all);
    return { id: await this.#create(idOf(name), all, backend), backend };
  }

  async add(backend: Backend<Db>, name?: string): Promise<string> {
    const { start, seed, invented } = backend.origin;
    return this.#create(idOf(name), { ...this.#defaults, start, seed, invented }, backend);
  }

  async list(): Promise<readonly SessionFacts[]> {
    await this.#sweep(true);
    const all = await this.#store.all();
    const facts = all.map(async ({ id, usedAt }) => {
      const stored = await this.#store.read(id);
      return stored === undefined || readEnd(stored.text) !== undefined
        ? []
        : [{ ...factsOf(stored.text), usedAt: toInstant(usedAt) }];
    });
    return (await Promise.all(facts)).flat().toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));
  }

  async has(id: string): Promise<boolean> {
    const stored = await this.#store.read(id);
    return stored !== undefined && readEnd(stored.text) === undefined;
  }

  async end(id: string): Promise<void> {
    if (!(await this.#endFor(id, ''))) throw noSession();
  }

  async keep(name: string, startsAgain = false): Promise<SessionName> {
    const session = { id: name, named: true };
    await this.#sweep();
    if ((await this.#newest(name).catch(() => undefined)) !== undefined) return session;
    const ended = await this.#whyEnded(name);
    if (ended && !startsAgain) throw gone(name, ended);
    await this.#create(idOf(name), this.#defaults, await this.#worlds.createBackend(this.#defaults)).catch(
      (error: unknown) => {
        // Another process has started it meanwhile.
        if (!(error instanceof HttpError && error.code === 'CONFLICT')) throw error;
      },
    );
    return session;
  }

  async visit<T>(session: SessionName, act: (visit: Visit<Db>) => Promise<T>): Promise<T> {
    await this.#sweep();
    return this.#inTurn(session.id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        let found: AtHand<Db> | undefined;
        const here = async (): Promise<AtHand<Db>> => (found ??= await this.#find(session));
        const result = await act({
          world: async () => {
            const isFirst = found === undefined;
            const at = await here();
            if (isFirst) at.backend = await this.#worlds.freshWorld(at.backend);
            return at.backend;
          },
          put: async (backend) => {
            (await here()).backend = backend;
          },
          reset: async () => {
            const at = await here();
            at.backend = await this.#worlds.createBackend(at.options);
            return at.backend;
          },
        });
        if (found === undefined || (await this.#write(session.id, found))) return result;
        this.#atHand.delete(session.id);
      }
      throw new HttpError('CONFLICT', 'Other processes write to this world without a break');
    });
  }

  place(session: SessionName): Place<Db> {
    const alone: Place<Db>['alone'] = (act) =>
      this.visit(session, async ({ world }) => {
        const here = await world();
        return here.inTurn(() => act(here));
      });
    // Another process may be asked to end the faults.
    const cleared: Place<Db>['cleared'] = async (world, left) => {
      const { ends } = world.faults;
      while (!left.aborted && (await alone((now) => now.faults.ends)) === ends) await pause(POLL_MS);
    };
    return { alone, cleared };
  }

  async calls({ id }: SessionName): Promise<readonly WrittenCall[]> {
    // The hosts have written the lines themselves.
    return (await this.#store.calls(id)).map((line) => JSON.parse(line) as WrittenCall);
  }

  async flush(id: string): Promise<void> {
    const found = this.#atHand.get(id);
    if (found !== undefined && !(await this.#write(id, found))) {
      this.#atHand.delete(id);
      throw new HttpError('CONFLICT', 'Another process has written to this world meanwhile');
    }
  }

  /** Runs the calls of this process in a world one after the other; only other processes are raced. */
  #inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const done = (this.#turns.get(id) ?? Promise.resolve()).then(act);
    const turn = done
      .catch(() => undefined)
      .then(() => {
        if (this.#turns.get(id) === turn) this.#turns.delete(id);
      });
    this.#turns.set(id, turn);
    return done;
  }

  async #find({ id, named }: SessionName): Promise<AtHand<Db>> {
    const found = await this.#newest(id);
    if (found !== undefined) return found;
    if (named) {
      const ended = await this.#whyEnded(id);
      throw ended ? gone(id, ended) : noSession();
    }
    // A browser's old cookie, or the default world.
    const backend = await this.#worlds.createBackend(this.#defaults);
    await this.#create(id, this.#defaults, backend).catch((error: unknown) => {
      if (!(error instanceof HttpError && error.code === 'CONFLICT')) throw error;
    });
    const created = await this.#newest(id);
    if (created === undefined) throw noSession();
    return created;
  }

  /** The newest version of a world; undefined where there is none. */
  async #newest(id: string): Promise<AtHand<Db> | undefined> {
    const version = await this.#store.version(id);
    const known = this.#atHand.get(id);
    if (known !== undefined && known.version === version) {
      this.#atHand.delete(id);
      return this.#hold(id, known);
    }
    this.#atHand.delete(id);
    if (version === 0) return undefined;
    const stored = await this.#store.read(id);
    if (stored === undefined || readEnd(stored.text) !== undefined) return undefined;
    const { options, world } = await readWorld(this.#worlds, stored.text);
    return this.#hold(id, { options, backend: world, version: stored.version, saved: marked(world) });
  }

  #hold(id: string, world: AtHand<Db>): AtHand<Db> {
    this.#atHand.set(id, world);
    const [oldest] = this.#atHand.keys();
    if (oldest !== undefined && this.#atHand.size > MOST_AT_HAND && !this.#turns.has(oldest)) {
      this.#atHand.delete(oldest);
    }
    return world;
  }

  async #create(id: string, options: WorldOptions, backend: Backend<Db>): Promise<string> {
    const stored = await this.#store.read(id);
    if (stored !== undefined && readEnd(stored.text) === undefined) throw nameTaken();
    const from = stored?.version ?? 0;
    const text = writeWorld(this.#worlds, id, options, backend);
    if (!(await this.#store.write(id, { from, text, calls: [], clearsCalls: true }))) throw nameTaken();
    this.#hold(id, { options, backend, version: from + 1, saved: marked(backend) });
    return id;
  }

  /** Writes what has changed since the last time; false where another process was first. */
  async #write(id: string, at: AtHand<Db>): Promise<boolean> {
    const { backend, saved } = at;
    const now = marked(backend);
    const isSame = saved.backend === backend;
    const isChanged = !isSame || now.revision !== saved.revision;
    const clearsCalls = isSame && now.clears !== saved.clears;
    const keepsJournal = isSame || backend.journal === saved.backend.journal;
    const added = backend.journal.lastWritten(now.added - (keepsJournal && !clearsCalls ? saved.added : 0));
    if (!isChanged && !clearsCalls && added.length === 0) return true;
    const isWritten = await this.#store.write(id, {
      from: at.version,
      ...(isChanged ? { text: writeWorld(this.#worlds, id, at.options, backend) } : {}),
      calls: added.map((call) => JSON.stringify(call)),
      clearsCalls: clearsCalls || !keepsJournal,
    });
    if (!isWritten) return false;
    at.saved = now;
    if (isChanged) at.version += 1;
    return true;
  }

  async #whyEnded(id: string): Promise<string | undefined> {
    const stored = await this.#store.read(id);
    return stored && readEnd(stored.text);
  }

  /** Ends a world; whether there was one. The next version says why, so that no process takes an old one for it. */
  async #endFor(id: string, why: string): Promise<boolean> {
    for (;;) {
      const stored = await this.#store.read(id);
      if (stored === undefined || readEnd(stored.text) !== undefined) return false;
      const text = endedText(why);
      if (await this.#store.write(id, { from: stored.version, text, calls: [], clearsCalls: true })) return true;
    }
  }

  /** Ends the worlds that nobody has used for a day, now and then. */
  async #sweep(isDue = Date.now() - this.#sweptAt > SWEEP_MS): Promise<void> {
    if (!isDue) return;
    this.#sweptAt = Date.now();
    for (const { id, usedAt } of await this.#store.all()) {
      if (usedAt < Date.now() - REMEMBERED_MS) await this.#store.forget(id);
      else if (usedAt < Date.now() - UNUSED_MS) await this.#endFor(id, UNUSED);
    }
  }
}

function marked<Db extends Tables>(backend: Backend<Db>): AtHand<Db>['saved'] {
  const { added, clears } = backend.journal;
  return { backend, revision: backend.revision(), added, clears };
}
