import { DAY } from './clock.ts';
import { nameTaken, UNUSED } from './sessions.ts';
import type { Worlds } from './sessions.ts';
import { endedText, readEnd, readWorld, writeWorld } from './snapshot.ts';
import type { Tables } from './table.ts';
import type { Backend, WorldOptions } from './world.ts';

/** The newest serialised world, and its version. */
export interface StoredText {
  readonly version: number;
  readonly text: string;
}

/** A change to write to the store. */
export interface StoredChange {
  /** The version that it is based on; 0 for a new world. */
  readonly from: number;
  /** The next text of the world; without it only calls are added. */
  readonly text?: string;
  /** Calls to add, each a JSON line. */
  readonly calls: readonly string[];
  /** Whether to delete earlier calls first. */
  readonly clearsCalls: boolean;
}

/** Stores serialised worlds outside the process; processes may share it. Versions only increase. */
export interface Store {
  /** The newest version, or 0; also updates the time of last use. */
  readonly version: (id: string) => Promise<number>;
  readonly read: (id: string) => Promise<StoredText | undefined>;
  /** The last calls of a world, each a JSON line, oldest first. */
  readonly calls: (id: string) => Promise<readonly string[]>;
  /** Writes unless another process has written a version after `from`; returns whether it wrote. */
  readonly write: (id: string, change: StoredChange) => Promise<boolean>;
  /** All worlds with the time of last use in milliseconds. */
  readonly all: () => Promise<readonly { readonly id: string; readonly usedAt: number }[]>;
  /** Deletes everything about a world, including its version. */
  readonly forget: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many calls of a world are kept. */
export const MAX_CALLS = 2000;

const UNUSED_MS = DAY;
/** How long an ended world is remembered, to tell callers why it ended. */
const REMEMBERED_MS = 7 * DAY;
/** How many worlds this process caches; others are read again. */
const MAX_CACHED = 100;

/** A cached world of the store. */
export interface CachedWorld<Db extends Tables> {
  readonly options: WorldOptions;
  backend: Backend<Db>;
  version: number;
  /** The state that was written last. */
  saved: { readonly backend: Backend<Db>; readonly revision: number; readonly added: number; readonly clears: number };
}

function marked<Db extends Tables>(backend: Backend<Db>): CachedWorld<Db>['saved'] {
  const { added, clears } = backend.journal;
  return { backend, revision: backend.revision(), added, clears };
}

/** Caches worlds of a store: reads one when another process has written it, writes it when it has changed. */
export class StoredWorlds<Db extends Tables> {
  readonly #worlds: Worlds<Db>;
  readonly #store: Store;
  /** In order of use, the longest unused first. */
  readonly #cached = new Map<string, CachedWorld<Db>>();

  constructor(worlds: Worlds<Db>, store: Store) {
    this.#worlds = worlds;
    this.#store = store;
  }

  /** The newest version of a world; undefined if it does not exist. */
  async newest(id: string): Promise<CachedWorld<Db> | undefined> {
    const version = await this.#store.version(id);
    const known = this.#cached.get(id);
    this.#cached.delete(id);
    if (known !== undefined && known.version === version) return this.#hold(id, known);
    const stored = version === 0 ? undefined : await this.#store.read(id);
    if (stored === undefined || readEnd(stored.text) !== undefined) return undefined;
    const { options, world } = await readWorld(this.#worlds, stored.text);
    return this.#hold(id, { options, backend: world, version: stored.version, saved: marked(world) });
  }

  /** The cached world with this id, which may be outdated. */
  known(id: string): CachedWorld<Db> | undefined {
    return this.#cached.get(id);
  }

  /** Drops a cached world. */
  drop(id: string): void {
    this.#cached.delete(id);
  }

  /** Writes a new world; throws a 409 if it exists. */
  async create(id: string, options: WorldOptions, backend: Backend<Db>): Promise<string> {
    const stored = await this.#store.read(id);
    if (stored !== undefined && readEnd(stored.text) === undefined) throw nameTaken();
    const from = stored?.version ?? 0;
    const text = writeWorld(this.#worlds, id, options, backend);
    if (!(await this.#store.write(id, { from, text, calls: [], clearsCalls: true }))) throw nameTaken();
    this.#hold(id, { options, backend, version: from + 1, saved: marked(backend) });
    return id;
  }

  /** Writes changes since the last write; false if another process wrote first. */
  async write(id: string, at: CachedWorld<Db>): Promise<boolean> {
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

  /** The reason why a world ended, empty when a tester ended it; undefined if it has not ended or never existed. */
  async whyEnded(id: string): Promise<string | undefined> {
    const stored = await this.#store.read(id);
    return stored && readEnd(stored.text);
  }

  /**
   * Ends a world; returns whether it existed. The reason is written as its next version, so no process uses an older
   * one.
   */
  async end(id: string, why: string): Promise<boolean> {
    for (;;) {
      const stored = await this.#store.read(id);
      if (stored === undefined || readEnd(stored.text) !== undefined) return false;
      const text = endedText(why);
      if (await this.#store.write(id, { from: stored.version, text, calls: [], clearsCalls: true })) return true;
    }
  }

  /** Ends worlds that were not used for a day, and deletes the record of those that ended long ago. */
  async sweep(): Promise<void> {
    for (const { id, usedAt } of await this.#store.all()) {
      if (usedAt < Date.now() - REMEMBERED_MS) await this.#store.forget(id);
      else if (usedAt < Date.now() - UNUSED_MS) await this.end(id, UNUSED);
    }
  }

  #hold(id: string, world: CachedWorld<Db>): CachedWorld<Db> {
    this.#cached.set(id, world);
    const [oldest] = this.#cached.keys();
    if (oldest !== undefined && this.#cached.size > MAX_CACHED) this.#cached.delete(oldest);
    return world;
  }
}
