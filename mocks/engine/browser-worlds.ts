import { toInstant } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import type { Backend, WorldOptions } from './backend.ts';
import type { Fake, LinkHost } from './fake.ts';
import { HttpError, invalid } from './http-error.ts';
import { Journal } from './journal.ts';
import { WORLD_NAME } from './sessions.ts';
import type { SessionFacts } from './sessions.ts';
import type { Tables } from './tables.ts';
import type { ControlHost } from './verbs.ts';

const KEY = 'mock-world';
const NAME_KEY = 'mock-world-name';
const DEFAULT = 'default';

const keyOf = (name: string): string => (name === DEFAULT ? KEY : `${KEY}:${name}`);
const nameOf = (key: string): string | undefined =>
  key === KEY ? DEFAULT : key.startsWith(`${KEY}:`) ? key.slice(KEY.length + 1) : undefined;

/** A stored world as far as a list shows it. */
interface Stored {
  readonly start: Instant;
  readonly clock: { readonly now: Instant; readonly savedAt: number; readonly frozen: boolean };
}

function factsOf([key, text]: readonly [string, string]): SessionFacts[] {
  const id = nameOf(key);
  if (id === undefined) return [];
  const { start, clock } = JSON.parse(text) as Stored;
  return [{ id, now: clock.now, frozen: clock.frozen, start, steps: 0, usedAt: toInstant(clock.savedAt) }];
}

/** The worlds of a browser. Every tab shows the same one, and each is kept in the storage of the page. */
export class BrowserWorlds<Db extends Tables> implements ControlHost<Db>, LinkHost<Db> {
  readonly #fake: Fake<Db>;
  #backend: Backend<Db> | undefined;
  /** The world's name and text when it was read or kept last. */
  #name = DEFAULT;
  #saved: string | null = null;
  #journal = new Journal();

  constructor(fake: Fake<Db>) {
    this.#fake = fake;
  }

  get name(): string {
    return localStorage.getItem(NAME_KEY) ?? DEFAULT;
  }

  get journal(): Journal {
    return this.#journal;
  }

  /** The world as the last call left it: another tab may have written to it, or gone to another one. */
  readonly world = async (name = this.name): Promise<Backend<Db>> => {
    const stored = localStorage.getItem(keyOf(name));
    if (this.#backend === undefined || name !== this.#name || stored !== this.#saved) {
      this.#use(name, await this.#read(stored), stored);
    }
    const before = this.#backend;
    const backend = await this.#fake.freshWorld(before ?? (await this.#fake.createBackend()));
    if (backend !== before) this.#use(name, backend, stored);
    return backend;
  };

  /** Forgets the world in use, before it is read. */
  forget(): void {
    localStorage.removeItem(keyOf(this.name));
  }

  /** Keeps the world in the storage. */
  save(): void {
    if (this.#backend === undefined) return;
    this.#saved = this.#fake.snapshot(this.#backend);
    localStorage.setItem(keyOf(this.#name), this.#saved);
  }

  /** Starts a fresh world and goes to it. Without a name it is the default one, never another named world. */
  readonly start = async (options: WorldOptions, name = DEFAULT): Promise<Backend<Db>> => {
    this.#check(name);
    const backend = await this.#fake.createBackend({ ...options, journal: this.#journal });
    this.#use(name, backend, null);
    this.save();
    return backend;
  };

  readonly startSession = async (options: WorldOptions, name?: string) => ({
    backend: await this.start(options, name),
    id: this.name,
  });

  readonly reset = (): Promise<Backend<Db>> => this.start({}, this.name);

  readonly replace = async (backend: Backend<Db>): Promise<void> => {
    this.#use(this.name, backend, null);
    this.save();
  };

  readonly add = async (backend: Backend<Db>, name: string = crypto.randomUUID()): Promise<string> => {
    this.#check(name);
    if (localStorage.getItem(keyOf(name)) !== null) throw new HttpError('CONFLICT', 'There is a session of this name');
    localStorage.setItem(keyOf(name), this.#fake.snapshot(backend));
    return name;
  };

  readonly list = async (): Promise<readonly SessionFacts[]> =>
    Object.entries(localStorage)
      .flatMap(factsOf)
      .toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));

  readonly end = (id: string): void => {
    if (localStorage.getItem(keyOf(id)) === null) throw new HttpError('NOT_FOUND', 'No such session');
    localStorage.removeItem(keyOf(id));
    if (id === this.name) localStorage.removeItem(NAME_KEY);
  };

  #check(name: string): void {
    if (!WORLD_NAME.test(name)) throw invalid('name', 'must be 1 to 40 small letters, digits or hyphens');
  }

  #use(name: string, backend: Backend<Db>, stored: string | null): void {
    if (backend.journal !== this.#journal) {
      backend.journal.takeFollowers(this.#journal);
      this.#journal = backend.journal;
    }
    this.#name = name;
    this.#backend = backend;
    this.#saved = stored;
    localStorage.setItem(NAME_KEY, name);
  }

  async #read(stored: string | null): Promise<Backend<Db>> {
    const { createBackend, restore } = this.#fake;
    const journal = this.#journal;
    try {
      if (stored !== null) return await restore(stored, { journal });
    } catch (error) {
      console.warn('The stored mock world does not fit this build; starting anew.', error);
    }
    return createBackend({ journal });
  }
}
