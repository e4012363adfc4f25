import type { Backend, WorldOptions } from '#mocks/backend.ts';

import { createBackend } from '#mocks/backend.ts';

import { freshWorld } from './fresh-world.ts';
import { HttpError } from './http-error.ts';

const MOST_SESSIONS = 2000;
const DEFAULT_ID = 'default';

/** Which world a request wants, and whether somebody named it by hand. */
export interface SessionName {
  readonly id: string;
  readonly named: boolean;
}

interface Session {
  readonly options: WorldOptions;
  backend: Promise<Backend>;
}

/** The worlds of an HTTP host, one a session; the longest unused one goes when there are too many. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #defaults: WorldOptions;

  constructor(defaults: WorldOptions) {
    this.#defaults = defaults;
  }

  async start(options: WorldOptions): Promise<{ id: string; backend: Backend }> {
    const id = crypto.randomUUID();
    return { id, backend: await this.#open(id, { ...this.#defaults, ...options }).backend };
  }

  /** The world of a session id; without one the default world, which starts on first use. */
  async world(session: SessionName): Promise<Backend> {
    const found = this.#find(session);
    found.backend = found.backend.then(freshWorld);
    return found.backend;
  }

  /** Starts the session's world anew, with the options it began with. */
  async reset(name: SessionName): Promise<Backend> {
    const session = this.#find(name);
    session.backend = createBackend(session.options);
    return session.backend;
  }

  #find({ id, named }: SessionName): Session {
    const session = this.#sessions.get(id);
    if (session) {
      this.#sessions.delete(id);
      this.#sessions.set(id, session);
      return session;
    }
    // A stale id must never end in another tester's world: named by hand it is an error, in a browser's
    // old cookie it is a world of its own, begun afresh.
    if (named) throw new HttpError('NOT_FOUND', 'No such session; start one with POST /__mock/sessions');
    return this.#open(id, this.#defaults);
  }

  #open(id: string, options: WorldOptions): Session {
    const session = { options, backend: createBackend(options) };
    this.#sessions.set(id, session);
    if (this.#sessions.size > MOST_SESSIONS) {
      for (const oldest of this.#sessions.keys()) {
        if (oldest === DEFAULT_ID) continue;
        this.#sessions.delete(oldest);
        break;
      }
    }
    return session;
  }
}

/** The session a request names: header first, then cookie; without either the default world. */
export function sessionOf(headers: Headers): SessionName {
  const header = headers.get('x-mock-session');
  if (header) return { id: header, named: true };
  const cookie = /(?:^|;\s*)mock-session=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1];
  return { id: cookie ?? DEFAULT_ID, named: false };
}
