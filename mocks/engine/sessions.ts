import { DAY } from '#lib/time.ts';

import type { Backend, CreateBackend, WorldOptions } from './backend.ts';
import { HttpError } from './http-error.ts';
import type { Tables } from './tables.ts';

/** A named session shares no rows, because it starts at a chosen time or size: some megabytes each. */
const LIMITS = { sessions: 2000, own: 300 };
const UNUSED_MS = DAY;
const DEFAULT_ID = 'default';

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

  async start(options: WorldOptions): Promise<{ id: string; backend: Backend<Db> }> {
    const id = crypto.randomUUID();
    return { id, backend: await this.#open(id, { ...this.#defaults, ...options }).backend };
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

  #open(id: string, options: WorldOptions): Session<Db> {
    const { now, invented, seed } = this.#defaults;
    const isOwn = options.now !== now || options.invented !== invented || options.seed !== seed;
    const session = { options, isOwn, usedAt: Date.now(), backend: this.#worlds.createBackend(options) };
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
