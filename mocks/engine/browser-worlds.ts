import { toInstant } from './clock.ts';
import type { Instant } from './clock.ts';
import type { Fake } from './fake.ts';
import { Journal } from './journal.ts';
import type { LinkHost } from './open-link.ts';
import type { Recording } from './recording.ts';
import { idOf, nameTaken, noSession } from './sessions.ts';
import type { ControlHost, SessionFacts } from './sessions.ts';
import type { Tables } from './table.ts';
import type { Backend, WorldAccess, WorldOptions } from './world.ts';

/** The world of a browser that has not chosen one. */
const DEFAULT_ID = 'default';
const KEY = 'mock-world';
const NAME_KEY = 'mock-world-name';
/** Names of the worlds that have not changed since they were started or a link set them up. */
const STARTED_KEY = 'mock-as-started';
const RECORDING_KEY = 'mock-recording';
/** Changes whenever any tab clears the faults. */
const ENDS_KEY = 'mock-fault-ends';
const POLL_MS = 250;

const keyOf = (name: string): string => (name === DEFAULT_ID ? KEY : `${KEY}:${name}`);
const nameOf = (key: string): string | undefined =>
  key === KEY ? DEFAULT_ID : key.startsWith(`${KEY}:`) ? key.slice(KEY.length + 1) : undefined;

/** Whether a storage key holds a world, or the name of the current one. */
export const isWorldKey = (key: string): boolean => key.startsWith(KEY);

/** The part of a stored world that a list shows. */
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

const startedWorlds = () => new Set(JSON.parse(localStorage.getItem(STARTED_KEY) ?? '[]') as readonly string[]);

function noteStarted(name: string, isAsStarted: boolean): void {
  const started = startedWorlds();
  if (started.has(name) === isAsStarted) return;
  if (isAsStarted) started.add(name);
  else started.delete(name);
  localStorage.setItem(STARTED_KEY, JSON.stringify([...started]));
}

/** The worlds of a browser, stored in `localStorage`. All tabs show the same one. */
export class BrowserWorlds<Db extends Tables> implements ControlHost<Db>, LinkHost<Db> {
  readonly isOnlyProcess = true;
  readonly #fake: Fake<Db>;
  #backend: Backend<Db> | undefined;
  /** Name, text and revision of the world when it was last read or stored. */
  #name = DEFAULT_ID;
  #saved: string | null = null;
  #savedRevision = 0;
  #savedClearCount = 0;
  #journal = new Journal();

  constructor(fake: Fake<Db>) {
    this.#fake = fake;
  }

  get name(): string {
    return localStorage.getItem(NAME_KEY) ?? DEFAULT_ID;
  }

  get journal(): Journal {
    return this.#journal;
  }

  /** How this tab accesses its world. Faults wait outside the lock, so that other tabs can continue. */
  readonly access: WorldAccess<Db> = {
    exclusive: (act) =>
      this.exclusive(async () => {
        const world = await this.world();
        return world.enqueue(() => act(world));
      }),
    // Faults are usually cleared from the testers' page in another tab, which does not share this tab's objects.
    cleared: async (_world, gone) => {
      const before = localStorage.getItem(ENDS_KEY);
      while (!gone.aborted && localStorage.getItem(ENDS_KEY) === before)
        await new Promise((next) => setTimeout(next, POLL_MS));
    },
  };

  /** Runs `act` with exclusive access to this browser's worlds, then stores any change. */
  async exclusive<T>(act: () => Promise<T>): Promise<T> {
    return navigator.locks.request(KEY, async () => {
      try {
        return await act();
      } finally {
        if (this.#backend && this.#backend.revision() !== this.#savedRevision) this.save();
      }
    });
  }

  /**
   * Reads the world again if another tab has written to it or switched to another one. Call it only inside `exclusive`:
   * two concurrent readers would each create a world.
   */
  readonly world = async (name = this.name): Promise<Backend<Db>> => {
    const stored = localStorage.getItem(keyOf(name));
    if (this.#backend === undefined || name !== this.#name || stored !== this.#saved) {
      this.#use(name, await this.#read(name, stored), stored);
      if (this.#backend) this.#resumeRecording(name, this.#backend);
    }
    const before = this.#backend;
    const backend = await this.#fake.freshWorld(before ?? (await this.#fake.createBackend({ issuer: name })));
    if (backend !== before) this.#use(name, backend, stored);
    return backend;
  };

  /** Deletes the current world from storage; call it before the world is read. */
  forget(): void {
    localStorage.removeItem(keyOf(this.name));
  }

  /** Whether a tester records the world in use. */
  get isRecording(): boolean {
    return this.#backend?.recorder.isOn === true;
  }

  /** Stores the recording, so that it survives a reload. */
  saveRecording(): void {
    const { recording } = this.#backend?.recorder ?? {};
    if (recording === undefined) localStorage.removeItem(RECORDING_KEY);
    else localStorage.setItem(RECORDING_KEY, JSON.stringify({ world: this.#name, recording }));
  }

  /** Continues the recording of the page before the reload. */
  #resumeRecording(name: string, backend: Backend<Db>): void {
    const { world, recording } = JSON.parse(localStorage.getItem(RECORDING_KEY) ?? '{}') as {
      readonly world?: string;
      readonly recording?: Recording;
    };
    if (recording === undefined || world !== name) return;
    // A call interrupted by the reload may have drawn a random number that the recording does not contain.
    backend.faults.restart();
    backend.recorder.resume(recording, backend.clock.now());
  }

  /** Stores the world. */
  save(): void {
    if (this.#backend === undefined) return;
    this.#saved = this.#fake.snapshot(this.#backend);
    this.#savedRevision = this.#backend.revision();
    localStorage.setItem(keyOf(this.#name), this.#saved);
    noteStarted(this.#name, this.#backend.changed() === undefined);
    const { clearCount } = this.#backend.faults;
    if (clearCount !== this.#savedClearCount) localStorage.setItem(ENDS_KEY, crypto.randomUUID());
    this.#savedClearCount = clearCount;
  }

  readonly changed = async (name: string): Promise<string | undefined> => {
    const text = localStorage.getItem(keyOf(name));
    if (text === null || startedWorlds().has(name)) return undefined;
    return String((JSON.parse(text) as Stored).clock.savedAt);
  };

  /**
   * Starts a fresh world and switches to it. Without a name it is the default world, even when a named one is in use.
   */
  readonly start = async (options: WorldOptions, name = DEFAULT_ID): Promise<Backend<Db>> => {
    idOf(name);
    const backend = await this.#fake.createBackend({ ...options, issuer: name, journal: this.#journal });
    this.#use(name, backend, null);
    this.save();
    return backend;
  };

  readonly startSession = async (options: WorldOptions, name?: string) => ({
    backend: await this.start(options, name),
    id: this.name,
  });

  readonly open = async (link: URL) => {
    const opened = await this.#fake.openLink(link, { start: this.start, world: this.world });
    if ('goal' in opened) this.save();
    return { id: this.name, opened };
  };

  readonly reset = (): Promise<Backend<Db>> => this.start({}, this.name);

  readonly replace = async (backend: Backend<Db>): Promise<void> => {
    this.#use(this.name, backend, null);
    this.save();
  };

  readonly add = async (backend: Backend<Db>, name?: string): Promise<string> => {
    const id = idOf(name);
    if (localStorage.getItem(keyOf(id)) !== null) throw nameTaken();
    localStorage.setItem(keyOf(id), this.#fake.snapshot(backend));
    noteStarted(id, false);
    return id;
  };

  readonly calls = async () => this.#journal.written();

  readonly list = async (): Promise<readonly SessionFacts[]> =>
    Object.entries(localStorage)
      .flatMap(factsOf)
      .toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));

  readonly end = async (id: string): Promise<void> => {
    if (localStorage.getItem(keyOf(id)) === null) throw noSession();
    localStorage.removeItem(keyOf(id));
    if (id === this.name) localStorage.removeItem(NAME_KEY);
  };

  #use(name: string, backend: Backend<Db>, stored: string | null): void {
    if (backend.journal !== this.#journal) {
      backend.journal.takeListeners(this.#journal);
      this.#journal = backend.journal;
    }
    this.#name = name;
    this.#backend = backend;
    this.#saved = stored;
    this.#savedRevision = backend.revision();
    this.#savedClearCount = backend.faults.clearCount;
    localStorage.setItem(NAME_KEY, name);
  }

  async #read(name: string, stored: string | null): Promise<Backend<Db>> {
    const { createBackend, restore } = this.#fake;
    const journal = this.#journal;
    try {
      if (stored !== null) {
        const world = await restore(stored, journal);
        world.settle(startedWorlds().has(name));
        return world;
      }
    } catch (error) {
      console.warn('The stored mock world does not fit this build; starting a new one.', error);
    }
    return createBackend({ issuer: name, journal });
  }
}
