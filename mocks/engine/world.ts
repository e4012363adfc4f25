import type { Instant } from '#lib/time.ts';

import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { BodyOf, HeadersOf, Operation, Operations, ParamsOf, QueryOf, ReplyOf } from './operations.ts';
import type { Recorder } from './recorder.ts';
import type { Steps } from './steps.ts';
import type { Tables } from './tables.ts';

/** One tester's backend: data, clock, faults, journal; nothing is shared between worlds. */
export interface World<Db extends Tables> {
  readonly db: Db;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly journal: Journal;
  /** What the last calls wrote. */
  readonly steps: Steps;
  /** Writes down what happens, while a tester wants it to. */
  readonly recorder: Recorder;
  /** Runs one write after the other, so that no call sees or takes what another has half written. */
  readonly inTurn: <T>(act: () => T | Promise<T>) => Promise<T>;
  /** The next id of a kind, counted per world: 'order' gives 'order-1', 'order-2'. */
  readonly nextId: (kind: string) => string;
}

/** Where calls meet their world: the one in memory, or the newest one of a store. */
export interface Place<Db extends Tables> {
  /**
   * Runs `act` when no other call runs in the world, and keeps what it wrote before it resolves. It may run again, in the
   * world that another process has written meanwhile.
   */
  readonly alone: <T>(act: (world: World<Db>) => T | Promise<T>) => Promise<T>;
  /** Settles when the faults that the world had are cleared, or when the caller has gone. */
  readonly cleared: (world: Pick<World<Db>, 'faults'>, gone: AbortSignal) => Promise<void>;
}

/** A call that passed the contract, as a handler sees it. */
export interface Call<O extends Operation, Db extends Tables> {
  readonly world: World<Db>;
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly headers: HeadersOf<O>;
  readonly body: BodyOf<O>;
  /** The one whom the bearer token stands for; empty where the operation asks for none. */
  readonly caller: string;
}

/** Looks up, applies the rule, writes, replies; refuses by throwing HttpError. */
export type Handler<O extends Operation, Db extends Tables> = (call: Call<O, Db>) => ReplyOf<O> | Promise<ReplyOf<O>>;

/** A handler for each operation. */
export type Handlers<Ops extends Operations, Db extends Tables> = {
  readonly [Id in keyof Ops]: Handler<Ops[Id], Db>;
};

/** What a seed writes into, and the moment its dates are relative to. */
export interface SeedContext<Db extends Tables> {
  readonly db: Db;
  readonly now: Instant;
  /** Two worlds of one seed are alike to the byte. */
  readonly seed: number;
}

/** A moment of a subject that a tester may want to be at, as when a key begins to work. */
export interface Moment {
  /** An ISO 8601 date-time with offset; a moment with another text is left out. */
  readonly at: string;
  readonly what: string;
}

/** Something that is to happen by itself when the clock comes to its moment. */
export interface Due<Db extends Tables> {
  /** An ISO 8601 date-time with offset, as rows have it; what has another text never happens. */
  readonly at: string;
  readonly happen: (world: World<Db>, at: Instant) => Promise<unknown>;
}
