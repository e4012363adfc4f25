import type { Clock, DueIn, Instant } from './clock.ts';
import type { BodyOf, HeadersOf, Operation, Operations, ParamsOf, QueryOf, ReplyOf } from './contract.ts';
import type { Faults } from './faults.ts';
import type { Answer, Answered, CallRequest } from './http.ts';
import type { Journal } from './journal.ts';
import type { Recorder } from './recording.ts';
import type { Steps } from './steps.ts';
import type { Tables } from './table.ts';

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
  readonly enqueue: <T>(act: () => T | Promise<T>) => Promise<T>;
  /** The next id of a kind, counted per world: 'order' gives 'order-1', 'order-2'. */
  readonly nextId: (kind: string) => string;
  /** Who signs the tokens of this world: it accepts those of no other. */
  readonly issuer: string;
}

/** Where calls meet their world: the one in memory, or the newest one of a store. */
export interface WorldAccess<Db extends Tables> {
  /**
   * Runs `act` when no other call runs in the world, and stores what it wrote before it resolves. It may run again, in the
   * world that another process has written meanwhile.
   */
  readonly exclusive: <T>(act: (world: World<Db>) => T | Promise<T>) => Promise<T>;
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

/** The body of an answer, with header fields or without. */
type Given<O extends Operation> = ReplyOf<O> | Answered<ReplyOf<O>>;

/** Looks up, applies the rule, writes, replies; refuses by throwing HttpError. */
export type Handler<O extends Operation, Db extends Tables> = (call: Call<O, Db>) => Given<O> | Promise<Given<O>>;

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

/** Something that is to happen by itself when the clock comes to its moment. */
export type Due<Db extends Tables> = DueIn<World<Db>>;

/** How a world starts. */
export interface WorldOptions {
  /** The world's clock at the start. Default: the wall clock. */
  readonly now?: Instant;
  /** The moment that the seeds' dates are relative to. Default: the clock's start. */
  readonly start?: Instant;
  /** Same seed, clock and requests give the same bytes. */
  readonly seed?: number;
  /** The clock stays where it is until it is moved. */
  readonly frozen?: boolean;
  /** How many invented rows there are beside the scenarios, for load. */
  readonly invented?: number;
  /** Whether the tester chose the time; such a world keeps its dates. Default: when `now` or `frozen` is given. */
  readonly isDated?: boolean;
  /** Who signs its tokens: mostly the world's name. */
  readonly issuer?: string;
  /** Ids already given out, when a stored world goes on. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Ids that rows of a stored world have, which are not given out again whatever its counters say. */
  readonly taken?: ReadonlySet<string>;
  /** Why the world replaces one that has ended, as a sentence for its tester. */
  readonly because?: string;
  /** What a world takes over from the one before it. */
  readonly faults?: Faults;
  readonly journal?: Journal;
}

/** How a replay follows a call, and delays its answer, to repeat the recorded order. */
export interface ReplayedCall {
  /** The call has met its faults. */
  readonly arrived?: () => void;
  /** Lets it be answered. */
  readonly mayAct?: () => Promise<void>;
}

/** One world with its answering end: the fake backend as every host uses it. */
export interface Backend<Db extends Tables = Tables> extends World<Db> {
  /** What a fresh world with the same rows is made of. */
  readonly origin: {
    readonly start: Instant;
    readonly seed: number;
    readonly invented: number;
    readonly isDated: boolean;
    readonly issuer: string;
  };
  /** Why the world replaces one that has ended, until a tester starts it again. */
  readonly because: string | undefined;
  /** A number that grows with each change of the world; calls of the journal do not count. */
  readonly revision: () => number;
  /** What tells that it is no longer as it was started, until the next change; undefined while it is. */
  readonly changed: () => string | undefined;
  /** Says whether it now is as it was started: a link has done what it says, or a stored world goes on. */
  readonly settle: (isAsStarted: boolean) => void;
  /** Ids given out so far, by kind. */
  readonly counters: () => Record<string, number>;
  /** Answers one API call of the contract. `gone` tells a waiting fault that its caller has left; a replay follows the call by `replayed`. */
  readonly reply: (request: CallRequest, gone?: () => AbortSignal, replayed?: ReplayedCall) => Promise<Answer>;
  /** The same as the platform's own response. */
  readonly handle: (request: CallRequest, gone?: () => AbortSignal) => Promise<Response | 'dropped'>;
}

/** Builds a world. */
export type CreateBackend<Db extends Tables> = (options?: WorldOptions) => Promise<Backend<Db>>;
