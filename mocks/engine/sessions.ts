import type { Instant } from '#lib/time.ts';

import { DAY, toInstant } from '#lib/time.ts';

import type { Backend, CreateBackend, WorldOptions } from './backend.ts';
import { HttpError, invalid } from './http-error.ts';
import type { Tables } from './tables.ts';

/** A named session shares no rows, because it starts at a chosen time or size: some megabytes each. */
const LIMITS = { sessions: 2000, own: 300 };
const UNUSED_MS = DAY;
const DEFAULT_ID = 'default';

/** The names that a tester may give a world; addresses hold them. */
export const WORLD_NAME = /^[a-z0-9-]{1,40}$/;

/** A world as testers see it in a list. */
export interface SessionFacts {
  readonly id: string;
  readonly now: Instant;
  readonly frozen: boolean;
  /** The moment that its dates are relative to. */
  readonly start: Instant;
  /** How many calls have written to it, as far as they can be undone. */
  readonly steps: number;
  /** When it was used last, by the wall clock. */
  readonly usedAt: Instant;
}

/** The world that a request wants, and whether the caller named it explicitly. */
export interface SessionName {
  readonly id: string;
  readonly named: boolean;
}

interface Session<Db extends Tables> {
  readonly options: WorldOptions;
  readonly isOwn: boolean;
  usedAt: number;
  backend: Promise<Backend<Db>>;
}

/** How the worlds of a session are made, and kept of today. */
interface Worlds<Db extends Tables> {
  readonly createBackend: CreateBackend<Db>;
  readonly freshWorld: (world: Backend<Db>) => Promise<Backend<Db>>;
}

/** The worlds of an HTTP host, one a session. A world unused for a day is dropped, and the longest unused of too many. */
export class Sessions<Db extends Tables> {
  readonly #worlds: Worlds<Db>;
  readonly #sessions = new Map<string, Session<Db>>();
  readonly #defaults: WorldOptions;
  readonly #limits: typeof LIMITS;

  constructor(worlds: Worlds<Db>, defaults: WorldOptions, limits = LIMITS) {
    this.#worlds = worlds;
    this.#defaults = defaults;
    this.#limits = limits;
  }

  /** Starts a world under the name that a tester gives, or under a random id. */
  async start(options: WorldOptions, name?: string): Promise<{ id: string; backend: Backend<Db> }> {
    const id = this.#free(name);
    return { id, backend: await this.#open(id, { ...this.#defaults, ...options }).backend };
  }

  /** Puts a world in the place of a session's; its first options stay what a reset begins with. */
  async replace(name: SessionName, backend: Backend<Db>): Promise<void> {
    this.#find(name).backend = Promise.resolve(backend);
  }

  /** Starts a world with what another one holds. */
  async add(backend: Backend<Db>, name?: string): Promise<string> {
    const id = this.#free(name);
    const { start, seed, invented } = backend.origin;
    this.#open(id, { ...this.#defaults, start, seed, invented }, backend);
    return id;
  }

  /** The worlds there are, the one used last first. */
  async list(): Promise<readonly SessionFacts[]> {
    const all = [...this.#sessions].map(async ([id, { backend, usedAt }]) => {
      const { clock, origin, steps } = await backend;
      const { now, frozen } = { now: clock.now(), frozen: clock.frozen };
      return { id, now, frozen, start: origin.start, steps: steps.count, usedAt: toInstant(usedAt) };
    });
    return (await Promise.all(all)).toReversed();
  }

  has(id: string): boolean {
    return this.#sessions.has(id);
  }

  /** Ends a world; the next call starts the default one again. */
  end(id: string): void {
    if (!this.#sessions.delete(id)) throw new HttpError('NOT_FOUND', 'No such session');
  }

  /** Makes sure that there is a world of this name. */
  keep(name: string): SessionName {
    if (!this.#sessions.has(name)) this.#open(this.#free(name), this.#defaults);
    return { id: name, named: true };
  }

  #free(name: string | undefined): string {
    if (name === undefined) return crypto.randomUUID();
    if (!WORLD_NAME.test(name)) throw invalid('name', 'must be 1 to 40 small letters, digits or hyphens');
    if (this.#sessions.has(name)) throw new HttpError('CONFLICT', 'There is a session of this name');
    return name;
  }

  /** The world of a session id; without one the default world, which starts on first use. */
  async world(session: SessionName): Promise<Backend<Db>> {
    const found = this.#find(session);
    found.backend = found.backend.then(this.#worlds.freshWorld);
    return found.backend;
  }

  /** Starts the session's world again, with its first options. */
  async reset(name: SessionName): Promise<Backend<Db>> {
    const session = this.#find(name);
    session.backend = this.#worlds.createBackend(session.options);
    return session.backend;
  }

  #find({ id, named }: SessionName): Session<Db> {
    const session = this.#sessions.get(id);
    if (session) {
      this.#sessions.delete(id);
      this.#sessions.set(id, session);
      session.usedAt = Date.now();
      return session;
    }
    // A stale id must never end in another tester's world. A named id is an error; an old browser cookie gets a new
    // world.
    if (named) throw new HttpError('NOT_FOUND', 'No such session; start one with POST /__mock/sessions');
    return this.#open(id, this.#defaults);
  }

  #open(id: string, options: WorldOptions, backend?: Backend<Db>): Session<Db> {
    const { now, invented, seed } = this.#defaults;
    const isOwn = options.now !== now || options.invented !== invented || options.seed !== seed;
    const session = {
      options,
      isOwn,
      usedAt: Date.now(),
      backend: backend ? Promise.resolve(backend) : this.#worlds.createBackend(options),
    };
    this.#sessions.set(id, session);
    this.#endUnused();
    return session;
  }

  /** Ends sessions to free their memory; the map has the longest unused ones first. */
  #endUnused(): void {
    const all = [...this.#sessions].filter(([id]) => id !== DEFAULT_ID);
    const own = all.filter(([, { isOwn }]) => isOwn);
    const since = Date.now() - UNUSED_MS;
    const ended = [
      ...all.filter(([, { usedAt }]) => usedAt < since),
      ...all.slice(0, Math.max(0, all.length - this.#limits.sessions)),
      ...own.slice(0, Math.max(0, own.length - this.#limits.own)),
    ];
    for (const [id] of ended) this.#sessions.delete(id);
  }
}

/** The session a request names: header first, then cookie; without either the default world. */
export function sessionOf(headers: Headers): SessionName {
  const header = headers.get('x-mock-session');
  if (header) return { id: header, named: true };
  const cookie = /(?:^|;\s*)mock-session=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1];
  return { id: cookie ?? DEFAULT_ID, named: false };
}
