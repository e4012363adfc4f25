import type { Instant } from './clock.ts';
import { HttpError, invalid } from './http.ts';
import type { Journal, WrittenCall } from './journal.ts';
import type { Opened } from './opened.ts';
import type { Tables } from './table.ts';
import type { Backend, CreateBackend, WorldAccess, WorldOptions } from './world.ts';

/** How the worlds of a host are made, renewed and serialised. */
export interface Worlds<Db extends Tables> {
  readonly createBackend: CreateBackend<Db>;
  /** The world itself, or the one that replaces it. */
  readonly freshWorld: (world: Backend<Db>) => Backend<Db> | Promise<Backend<Db>>;
  readonly snapshot: (world: Backend<Db>) => string;
  readonly restore: (text: string, journal?: Journal) => Promise<Backend<Db>>;
}

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

/** A world while a call of testers uses it. */
export interface Visit<Db extends Tables> {
  readonly world: () => Promise<Backend<Db>>;
  /** Replaces it; its first options are still those that a reset begins with. */
  readonly put: (backend: Backend<Db>) => Promise<void>;
  /** Starts it again, with its first options. */
  readonly reset: () => Promise<Backend<Db>>;
}

/** The worlds of an HTTP host, one a session: in memory, or in a store. */
export interface Sessions<Db extends Tables> {
  /** Whether this process answers all calls, so that it can report each as it comes. */
  readonly isOnlyProcess: boolean;
  /** A name for a browser that has no world yet: its world starts at its first call. */
  issue(): string;
  /** Starts a world under the name that a tester gives, or under a random id. */
  start(options: WorldOptions, name?: string): Promise<{ id: string; backend: Backend<Db> }>;
  /** Starts a world with what another one holds. */
  add(backend: Backend<Db>, name?: string): Promise<string>;
  /** The worlds there are, the one used last first. */
  list(): Promise<readonly SessionFacts[]>;
  has(id: string): Promise<boolean>;
  /** Ends a world; throws a 404. */
  end(id: string): Promise<void>;
  /** Makes sure that there is a world of this name. Throws a 410 for one that the host has ended, unless it is to start again. */
  keep(name: string, startsAgain?: boolean): Promise<SessionName>;
  /** Uses a session's world; what `act` changes is stored before this resolves. */
  visit<T>(session: SessionName, act: (visit: Visit<Db>) => Promise<T>): Promise<T>;
  /** Where the API calls of a session are answered. */
  access(session: SessionName): WorldAccess<Db>;
  /** The last calls of a session's world, whichever process answered them. */
  calls(session: SessionName): Promise<readonly WrittenCall[]>;
  /** Stores what was changed in a world outside of a visit, as in one that has just been started. */
  flush(id: string): Promise<void>;
}

/** What the control surface needs of its host: the caller's world, and ways to make, list and end worlds. */
export interface ControlHost<Db extends Tables> {
  /** The name of the caller's world. */
  readonly name: string;
  readonly world: () => Promise<Backend<Db>>;
  /** Whether this host answers all calls of the world. */
  readonly isOnlyProcess: boolean;
  readonly startSession: (options: WorldOptions, name?: string) => Promise<{ id: string; backend: Backend<Db> }>;
  /** Does what a link says in the world that it names, else in the caller's, else in a new one. */
  readonly open?: (link: URL) => Promise<{ readonly id: string; readonly opened: Opened }>;
  readonly reset: () => Promise<Backend<Db>>;
  /** The last calls of the caller's world. */
  readonly calls: () => Promise<readonly WrittenCall[]>;
  /** Replaces the caller's world. */
  readonly replace: (backend: Backend<Db>) => Promise<void>;
  /** Adds a world; a host with one world has none of the next three. */
  readonly add?: (backend: Backend<Db>, name?: string) => Promise<string>;
  readonly list?: () => Promise<readonly SessionFacts[]>;
  readonly end?: (id: string) => Promise<void>;
}

/** The world that tools share which name none. */
export const COMMON = 'common';

/** The names that a tester may give a world; addresses hold them. */
export const WORLD_NAME = /^[a-z0-9-]{1,40}$/;

/** Refuses what cannot be the name of a world; `field` is where it was given. */
export function checkedName(name: string, field: string): string {
  if (!WORLD_NAME.test(name)) throw invalid(field, 'must be 1 to 40 small letters, digits or hyphens');
  return name;
}

/** A name that a tester gives a world, or a random id; throws a 400. */
export const idOf = (name: string | undefined): string =>
  name === undefined ? crypto.randomUUID() : checkedName(name, 'name');

/** Letters and digits that nobody reads as others. */
const LEGIBLE = 'bcdfghjkmnpqrstvwxz23456789';

/** A name that a tester can read out, for a browser that has given none. */
export const freshName = (): string =>
  `browser-${[...crypto.getRandomValues(new Uint8Array(6))].map((each) => LEGIBLE[each % LEGIBLE.length]).join('')}`;

export const nameTaken = (): HttpError => new HttpError('CONFLICT', 'There is a session of this name');
export const noSession = (): HttpError =>
  new HttpError('NOT_FOUND', 'No such session; start one with POST /__mock/sessions');

/** Why a host ends worlds by itself. */
export const UNUSED = 'it was unused for a day';
export const TOO_MUCH = 'the worlds of this host kept too much, and it was unused for the longest time';
export const MADE_ROOM = 'too many others were started since it was used';

/** Says why a browser that names a world of before gets a new one; the common world needs no reason. */
export function replacing(id: string, why: string | undefined): { readonly because?: string } {
  if (id === COMMON) return {};
  // A restart of the host forgets why.
  const reason = why === undefined || why === '' ? 'it was ended, or the host was started again' : why;
  return { because: `The world of this browser is gone: ${reason}. This is a new one.` };
}

/** Refuses a call to a world that the host has ended. */
export const gone = (id: string, why: string): HttpError =>
  new HttpError(
    'GONE',
    `The world '${id}' has ended: ${why}. POST /__mock/sessions {"name": "${id}"} or its link /w/${id}/ starts it anew.`,
    { status: 410 },
  );

const COOKIE = 'mock-session';

/** The cookie by which a browser stays in a world. */
export const cookieFor = (id: string): string => `${COOKIE}=${id}; Path=/; SameSite=Lax`;

/** The one value of the session's cookie; undefined without it. Throws a 400 for two values, which name two worlds. */
function cookieOf(cookies: string): string | undefined {
  const pairs = cookies.split(';').map((each) => each.trim());
  const values = pairs.filter((each) => each.startsWith(`${COOKIE}=`)).map((each) => each.slice(COOKIE.length + 1));
  if (new Set(values).size > 1) throw invalid(COOKIE, 'is there twice, and names two worlds');
  return values[0];
}

/**
 * The session that a request names: header first, then cookie; without either `otherwise`. Throws a 400 for what is no
 * name of a world.
 */
export function sessionOf(header: string | undefined, cookies = '', otherwise = () => COMMON): SessionName {
  if (header !== undefined) return { id: checkedName(header, 'x-mock-session'), named: true };
  const cookie = cookieOf(cookies);
  return { id: cookie === undefined ? otherwise() : checkedName(cookie, COOKIE), named: false };
}
