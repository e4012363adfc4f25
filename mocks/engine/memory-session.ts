import type { Journal } from './journal.ts';
import type { Worlds } from './sessions.ts';
import { readWorld, writeWorld } from './snapshot.ts';
import type { Tables } from './table.ts';
import type { Backend, WorldOptions } from './world.ts';

/** One world in memory: awake as rows, or asleep as serialised text. */
export class MemorySession<Db extends Tables> {
  readonly id: string;
  /** The options that a reset uses. */
  readonly options: WorldOptions;
  usedAt = Date.now();
  /** The number of calls in progress; a world in use must not be put to sleep. */
  visits = 0;
  readonly #worlds: Worlds<Db>;
  #world: Promise<Backend<Db>> | undefined;
  /** The world once it is created, so that most calls need not await the promise. */
  #ready: Backend<Db> | undefined;
  /** The serialised world and its journal while it is asleep. */
  #asleep: { readonly text: string; readonly journal: Journal } | undefined;

  constructor(worlds: Worlds<Db>, id: string, options: WorldOptions, world: Promise<Backend<Db>>) {
    this.#worlds = worlds;
    this.id = id;
    this.options = options;
    void this.put(world);
  }

  /** The serialised world while it is asleep. */
  get text(): string | undefined {
    return this.#asleep?.text;
  }

  /** The characters that only this world holds: its changed rows, or its text, and its calls. */
  get characters(): number {
    if (this.#asleep !== undefined) return this.#asleep.text.length + this.#asleep.journal.characters;
    return (this.#ready?.steps.characters ?? 0) + (this.#ready?.journal.characters ?? 0);
  }

  /** The world to answer with; an untouched world that has grown old is seeded again. */
  fresh(): Backend<Db> | Promise<Backend<Db>> {
    const { freshWorld } = this.#worlds;
    const ready = this.#ready;
    if (ready === undefined) return this.put(this.awake().then(freshWorld));
    const fresh = freshWorld(ready);
    return fresh === ready ? ready : this.put(Promise.resolve(fresh));
  }

  /** Replaces the world. */
  put(world: Promise<Backend<Db>>): Promise<Backend<Db>> {
    this.#world = world;
    [this.#ready, this.#asleep] = [undefined, undefined];
    const isReady = (ready: Backend<Db>): void => {
      if (this.#world === world) this.#ready = ready;
    };
    world.then(isReady, () => undefined);
    return world;
  }

  /** The current world; wakes it if it is asleep. */
  awake(): Promise<Backend<Db>> {
    const asleep = this.#asleep;
    if (asleep === undefined) return this.#world ?? this.reset();
    return this.put(readWorld(this.#worlds, asleep.text, asleep.journal).then(({ world }) => world));
  }

  /** Starts the world again with its original options. */
  reset(): Promise<Backend<Db>> {
    return this.put(this.#worlds.createBackend({ ...this.options, issuer: this.id }));
  }

  /** Serialises the world and drops its rows from memory, unless it is in use or being recorded. */
  async sleep(): Promise<void> {
    const promise = this.#world;
    const world = await promise?.catch(() => undefined);
    if (world === undefined || this.visits > 0 || this.#world !== promise || world.recorder.isOn) return;
    this.#asleep = { text: writeWorld(this.#worlds, this.id, this.options, world), journal: world.journal };
    [this.#world, this.#ready] = [undefined, undefined];
  }
}
