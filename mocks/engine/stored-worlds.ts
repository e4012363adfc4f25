import { DAY } from './clock.ts';
import { nameTaken, UNUSED } from './sessions.ts';
import type { Worlds } from './sessions.ts';
import { endedText, readEnd, readWorld, writeWorld } from './snapshot.ts';
import type { Tables } from './table.ts';
import type { Backend, WorldOptions } from './world.ts';

/** The newest text of a world, and its version. */
export interface StoredText {
  readonly version: number;
  readonly text: string;
}

/** What is to be written of a world. */
export interface StoredChange {
  /** The version that the text was made from; 0 for a world that is not there. */
  readonly from: number;
  /** The world's next text; without one only calls are added. */
  readonly text?: string;
  /** Calls to add, each a JSON line. */
  readonly calls: readonly string[];
  /** Whether the calls so far are forgotten first. */
  readonly clearsCalls: boolean;
}

/** Keeps texts of worlds outside of the process; several processes may share one. Versions only ever grow. */
export interface Store {
  /** The version of the newest text, 0 where there is none; notes that the world is used. */
  readonly version: (id: string) => Promise<number>;
  readonly read: (id: string) => Promise<StoredText | undefined>;
  /** The last calls of a world, each a JSON line, oldest first. */
  readonly calls: (id: string) => Promise<readonly string[]>;
  /** Writes, unless another process has written a newer text than `from`; whether it has written. */
  readonly write: (id: string, change: StoredChange) => Promise<boolean>;
  /** Every world with the moment of its last use, in milliseconds. */
  readonly all: () => Promise<readonly { readonly id: string; readonly usedAt: number }[]>;
  /** Forgets all of a world, its versions as well. */
  readonly forget: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many calls of a world are kept. */
export const MOST_CALLS = 2000;

const UNUSED_MS = DAY;
/** How long a world that has ended is remembered, so that a call to it says why. */
const REMEMBERED_MS = 7 * DAY;
/** How many worlds this process keeps at hand; the others are read again. */
const MOST_AT_HAND = 100;

/** A world of the store as this process knows it. */
export interface AtHand<Db extends Tables> {
  readonly options: WorldOptions;
  backend: Backend<Db>;
  version: number;
  /** What was written last. */
  saved: { readonly backend: Backend<Db>; readonly revision: number; readonly added: number; readonly clears: number };
}

function marked<Db extends Tables>(backend: Backend<Db>): AtHand<Db>['saved'] {
  const { added, clears } = backend.journal;
  return { backend, revision: backend.revision(), added, clears };
}

/** Worlds between a store and a process: read when another process has written, written when they have changed. */
export class StoredWorlds<Db extends Tables> {
  readonly #worlds: Worlds<Db>;
  readonly #store: Store;
  /** The longest unused first. */
  readonly #atHand = new Map<string, AtHand<Db>>();

  constructor(worlds: Worlds<Db>, store: Store) {
    this.#worlds = worlds;
    this.#store = store;
  }

  /** The newest version of a world; undefined where there is none. */
  async newest(id: string): Promise<AtHand<Db> | undefined> {
    const version = await this.#store.version(id);
    const known = this.#atHand.get(id);
    this.#atHand.delete(id);
    if (known !== undefined && known.version === version) return this.#hold(id, known);
    const stored = version === 0 ? undefined : await this.#store.read(id);
    if (stored === undefined || readEnd(stored.text) !== undefined) return undefined;
    const { options, world } = await readWorld(this.#worlds, stored.text);
    return this.#hold(id, { options, backend: world, version: stored.version, saved: marked(world) });
  }

  /** The world that this process used last under an id. */
  known(id: string): AtHand<Db> | undefined {
    return this.#atHand.get(id);
  }

  /** Forgets what this process knows of a world: the store has a newer one. */
  drop(id: string): void {
    this.#atHand.delete(id);
  }

  /** Writes a world that is not there yet; throws a 409 when it is. */
  async create(id: string, options: WorldOptions, backend: Backend<Db>): Promise<string> {
    const stored = await this.#store.read(id);
    if (stored !== undefined && readEnd(stored.text) === undefined) throw nameTaken();
    const from = stored?.version ?? 0;
    const text = writeWorld(this.#worlds, id, options, backend);
    if (!(await this.#store.write(id, { from, text, calls: [], clearsCalls: true }))) throw nameTaken();
    this.#hold(id, { options, backend, version: from + 1, saved: marked(backend) });
    return id;
  }

  /** Writes what has changed since the last time; false where another process was first. */
  async write(id: string, at: AtHand<Db>): Promise<boolean> {
    const { backend, saved } = at;
    const now = marked(backend);
    const isSame = saved.backend === backend;
    const isChanged = !isSame || now.revision !== saved.revision;
    const goesOn = backend.journal === saved.backend.journal && now.clears === saved.clears;
    const added = backend.journal.lastWritten(now.added - (goesOn ? saved.added : 0));
    if (!isChanged && goesOn && added.length === 0) return true;
    const isWritten = await this.#store.write(id, {
      from: at.version,
      ...(isChanged ? { text: writeWorld(this.#worlds, id, at.options, backend) } : {}),
      calls: added.map((call) => JSON.stringify(call)),
      clearsCalls: !goesOn,
    });
    if (!isWritten) return false;
    at.saved = now;
    if (isChanged) at.version += 1;
    return true;
  }

  /** Why a world has ended, empty when a tester ended it; undefined for one that is there or never was. */
  async whyEnded(id: string): Promise<string | undefined> {
    const stored = await this.#store.read(id);
    return stored && readEnd(stored.text);
  }

  /** Ends a world; whether there was one. The next version says why, so that no process takes an old one for it. */
  async end(id: string, why: string): Promise<boolean> {
    for (;;) {
      const stored = await this.#store.read(id);
      if (stored === undefined || readEnd(stored.text) !== undefined) return false;
      const text = endedText(why);
      if (await this.#store.write(id, { from: stored.version, text, calls: [], clearsCalls: true })) return true;
    }
  }

  /** Ends the worlds that no call has used for a day, and forgets those that ended long ago. */
  async sweep(): Promise<void> {
    for (const { id, usedAt } of await this.#store.all()) {
      if (usedAt < Date.now() - REMEMBERED_MS) await this.#store.forget(id);
      else if (usedAt < Date.now() - UNUSED_MS) await this.end(id, UNUSED);
    }
  }

  #hold(id: string, world: AtHand<Db>): AtHand<Db> {
    this.#atHand.set(id, world);
    const [oldest] = this.#atHand.keys();
    if (oldest !== undefined && this.#atHand.size > MOST_AT_HAND) this.#atHand.delete(oldest);
    return world;
  }
}
