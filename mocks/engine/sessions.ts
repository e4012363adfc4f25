import type { Instant } from './clock.ts';
import { HttpError, invalid } from './http.ts';
import type { Journal, WrittenCall } from './journal.ts';
import type { Opened } from './opened.ts';
import type { Tables } from './table.ts';
import type { Backend, CreateBackend, WorldAccess, WorldOptions } from './world.ts';

/** How a host creates, renews and serialises worlds. */
export interface Worlds<Db extends Tables> {
  readonly createBackend: CreateBackend<Db>;
  /** Returns the world, or the one that replaces it. */
  readonly freshWorld: (world: Backend<Db>) => Backend<Db> | Promise<Backend<Db>>;
  readonly snapshot: (world: Backend<Db>) => string;
  readonly restore: (text: string, journal?: Journal) => Promise<Backend<Db>>;
}

/** A world in the list for testers. */
export interface SessionFacts {
  readonly id: string;
  readonly now: Instant;
  readonly frozen: boolean;
  /** The time that its dates are relative to. */
  readonly start: Instant;
  /** How many calls that wrote to it can be undone. */
  readonly steps: number;
  /** The wall-clock time of the last use. */
  readonly usedAt: Instant;
}

/** The id of a world, and whether the caller named it explicitly. */
export interface SessionName {
  readonly id: string;
  readonly named: boolean;
}

/** Access to a world during a control call. */
export interface Visit<Db extends Tables> {
  readonly world: () => Promise<Backend<Db>>;
  /** Replaces the world; a reset still uses its original options. */
  readonly put: (backend: Backend<Db>) => Promise<void>;
  /** Starts the world again with its original options. */
  readonly reset: () => Promise<Backend<Db>>;
}

/** The worlds of an HTTP host, one per session: in memory, or in a store. */
export interface Sessions<Db extends Tables> {
  /** Whether all calls reach this process, so that it can stream them as they happen. */
  readonly isOnlyProcess: boolean;
  /** Issues a name for a browser; its world starts with its first call. */
  issue(): string;
  /** Starts a world under a given name, or under a random id. */
  start(options: WorldOptions, name?: string): Promise<{ id: string; backend: Backend<Db> }>;
  /** Adds a copy of a world. */
  add(backend: Backend<Db>, name?: string): Promise<string>;
  /** All worlds, most recently used first. */
  list(): Promise<readonly SessionFacts[]>;
  has(id: string): Promise<boolean>;
  /** Ends a world; throws a 404 if it does not exist. */
  end(id: string): Promise<void>;
  /** Starts the named world unless it exists. Throws a 410 for one that the host has ended, unless `startsAgain`. */
  keep(name: string, startsAgain?: boolean): Promise<SessionName>;
  /** Runs `act` with access to a world; changes are stored before the promise resolves. */
  visit<T>(session: SessionName, act: (visit: Visit<Db>) => Promise<T>): Promise<T>;
  /** The access to a session's world for API calls. */
  access(session: SessionName): WorldAccess<Db>;
  /** The last calls of a world, answered by any process. */
  calls(session: SessionName): Promise<readonly WrittenCall[]>;
  /** Stores changes made outside a visit, such as to a world that was just started. */
  flush(id: string): Promise<void>;
}

/** What the control surface needs of its host. */
export interface ControlHost<Db extends Tables> {
  /** The name of the caller's world. */
  readonly name: string;
  readonly world: () => Promise<Backend<Db>>;
  /** Whether this host answers all calls of the world. */
  readonly isOnlyProcess: boolean;
  readonly startSession: (options: WorldOptions, name?: string) => Promise<{ id: string; backend: Backend<Db> }>;
  /** Follows a link in the world that it names, else in the caller's, else in a new one. */
  readonly open?: (link: URL) => Promise<{ readonly id: string; readonly opened: Opened }>;
  readonly reset: () => Promise<Backend<Db>>;
  /** The last calls of the caller's world. */
  readonly calls: () => Promise<readonly WrittenCall[]>;
  /** Replaces the caller's world. */
  readonly replace: (backend: Backend<Db>) => Promise<void>;
  /** Adds a world. Hosts with a single world do not implement this and the next two. */
  readonly add?: (backend: Backend<Db>, name?: string) => Promise<string>;
  readonly list?: () => Promise<readonly SessionFacts[]>;
  readonly end?: (id: string) => Promise<void>;
}

/** The shared world of tools that do not name one. */
export const COMMON = 'common';

/** Valid names of worlds, which are part of addresses. */
export const WORLD_NAME = /^[a-z0-9-]{1,40}$/;

/** Returns a valid name; throws a 400 naming `field` for any other. */
export function checkedName(name: string, field: string): string {
  if (!WORLD_NAME.test(name)) throw invalid(field, 'must be 1 to 40 lower-case letters, digits or hyphens');
  return name;
}

/** The given name, or a random id; throws a 400 for an invalid name. */
export const idOf = (name: string | undefined): string =>
  name === undefined ? crypto.randomUUID() : checkedName(name, 'name');

/** Without letters and digits that look alike. */
const LEGIBLE = 'bcdfghjkmnpqrstvwxz23456789';

/** A readable random name, for a browser that has not chosen one. */
export const freshName = (): string =>
  `browser-${[...crypto.getRandomValues(new Uint8Array(6))].map((each) => LEGIBLE[each % LEGIBLE.length]).join('')}`;

/** The error for a new world with the name of another. */
export const nameTaken = (): HttpError => new HttpError('CONFLICT', 'A world of this name exists');
/** The error for a request to a world that does not exist. */
export const noSession = (): HttpError =>
  new HttpError('NOT_FOUND', 'No such world; start one with POST /__mock/sessions');

/** The reasons for which a host ends worlds. */
export const UNUSED = 'it was not used for a day';
export const TOO_MUCH = 'the worlds of this host used too much memory, and this one was unused for longest';
export const MADE_ROOM = 'too many others were started since it was last used';

/** Explains to a browser why its world was replaced; the common world needs no explanation. */
export function replacing(id: string, why: string | undefined): { readonly notice?: string } {
  if (id === COMMON) return {};
  // After a restart the host no longer knows the reason.
  const reason = why === undefined || why === '' ? 'it was ended, or the host was started again' : why;
  return { notice: `The world of this browser is gone: ${reason}. This is a new one.` };
}

/** The error for a call to a world that the host has ended. */
export const gone = (id: string, why: string): HttpError =>
  new HttpError(
    'GONE',
    `The world '${id}' has been deleted: ${why}. POST /__mock/sessions {"name": "${id}"} or its link /w/${id}/ starts it again.`,
    { status: 410 },
  );

const COOKIE = 'mock-session';

/** The cookie that ties a browser to a world. */
export const cookieFor = (id: string): string => `${COOKIE}=${id}; Path=/; SameSite=Lax`;

/** The world named by the cookie, if any. Throws a 400 when two cookies name different worlds. */
function cookieOf(cookies: string): string | undefined {
  const pairs = cookies.split(';').map((each) => each.trim());
  const values = pairs.filter((each) => each.startsWith(`${COOKIE}=`)).map((each) => each.slice(COOKIE.length + 1));
  if (new Set(values).size > 1) throw invalid(COOKIE, 'is given twice with different worlds');
  return values[0];
}

/** The session of a request: from its header, else its cookie, else `otherwise`. Throws a 400 for an invalid name. */
export function sessionOf(header: string | undefined, cookies = '', otherwise = () => COMMON): SessionName {
  if (header !== undefined) return { id: checkedName(header, 'x-mock-session'), named: true };
  const cookie = cookieOf(cookies);
  return { id: cookie === undefined ? otherwise() : checkedName(cookie, COOKIE), named: false };
}
