import type { Backend, WorldOptions } from './backend.ts';
import type { WrittenCall } from './journal.ts';
import type { Tables } from './tables.ts';
import type { SessionFacts } from './worlds.ts';

/** What the control surface needs of its host: the caller's world, and ways to make, list and end worlds. */
export interface ControlHost<Db extends Tables> {
  readonly world: () => Promise<Backend<Db>>;
  /** Whether this host answers all calls of the world. */
  readonly isAlone: boolean;
  readonly startSession: (options: WorldOptions, name?: string) => Promise<{ id: string; backend: Backend<Db> }>;
  readonly reset: () => Promise<Backend<Db>>;
  /** The last calls of the caller's world. */
  readonly calls: () => Promise<readonly WrittenCall[]>;
  /** Puts a world in the place of the caller's. */
  readonly replace: (backend: Backend<Db>) => Promise<void>;
  /** Keeps a world as one more; a host with one world has none of the next three. */
  readonly add?: (backend: Backend<Db>, name?: string) => Promise<string>;
  readonly list?: () => Promise<readonly SessionFacts[]>;
  readonly end?: (id: string) => Promise<void>;
}

/** The JSON members of a tester's call. */
export type Fields = Readonly<Record<string, unknown>>;

/** A verb of one backend: the members it reads, and what it does; refuses by throwing HttpError. */
interface Verb<Db extends Tables> {
  readonly fields: readonly string[];
  readonly act: (world: Backend<Db>, fields: Fields) => Promise<{ status: number; body: unknown }>;
}

/** Verbs by method and path below /__mock, e.g. `POST identity`. */
export type Verbs<Db extends Tables> = Readonly<Record<string, Verb<Db>>>;
