import type { Clock, DueIn, Instant } from './clock.ts';
import type { BodyOf, HeadersOf, Operation, Operations, ParamsOf, QueryOf, ReplyOf } from './contract.ts';
import type { Faults } from './faults.ts';
import type { Answer, AnswerWithHeaders, CallRequest } from './http.ts';
import type { Journal } from './journal.ts';
import type { Recorder } from './recording.ts';
import type { Steps } from './steps.ts';
import type { Tables } from './table.ts';

/** A complete backend of one tester: rows, clock, faults and journal. Worlds share nothing. */
export interface World<Db extends Tables> {
  readonly db: Db;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly journal: Journal;
  /** What the latest calls wrote. */
  readonly steps: Steps;
  /** Records what happens, while a tester wants it to. */
  readonly recorder: Recorder;
  /** Runs writes in sequence, so that no call sees partial changes of another. */
  readonly enqueue: <T>(act: () => T | Promise<T>) => Promise<T>;
  /** The next id of a kind, counted per world: 'order' gives 'order-1', then 'order-2'. */
  readonly nextId: (kind: string) => string;
  /** The issuer of its tokens; a world accepts only its own. */
  readonly issuer: string;
}

/** How calls access their world: the one in memory, or the newest version in a store. */
export interface WorldAccess<Db extends Tables> {
  /**
   * Runs `act` exclusively in the world, and stores its writes before resolving. May run `act` again on the newest
   * version, if another process wrote first.
   */
  readonly exclusive: <T>(act: (world: World<Db>) => T | Promise<T>) => Promise<T>;
  /** Resolves when the faults are cleared or the caller disconnects. */
  readonly cleared: (world: Pick<World<Db>, 'faults'>, gone: AbortSignal) => Promise<void>;
}

/** A call that passed the contract's checks, as handlers receive it. */
export interface Call<O extends Operation, Db extends Tables> {
  readonly world: World<Db>;
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly headers: HeadersOf<O>;
  readonly body: BodyOf<O>;
  /** The caller that the bearer token identifies; empty where the operation needs none. */
  readonly caller: string;
}

type HandlerResult<O extends Operation> = ReplyOf<O> | AnswerWithHeaders<ReplyOf<O>>;

/** Handles one operation; refuses a call by throwing HttpError. */
export type Handler<O extends Operation, Db extends Tables> = (
  call: Call<O, Db>,
) => HandlerResult<O> | Promise<HandlerResult<O>>;

/** A handler for each operation. */
export type Handlers<Ops extends Operations, Db extends Tables> = {
  readonly [Id in keyof Ops]: Handler<Ops[Id], Db>;
};

/** Where a seed writes, and the time that its dates are relative to. */
export interface SeedContext<Db extends Tables> {
  readonly db: Db;
  readonly now: Instant;
  /** Worlds with the same seed are byte-identical. */
  readonly seed: number;
}

/** Something that happens by itself when the clock reaches its time. */
export type Due<Db extends Tables> = DueIn<World<Db>>;

/** How a world starts. */
export interface WorldOptions {
  /** The world's clock at the start. Default: the wall clock. */
  readonly now?: Instant;
  /** The time that seeded dates are relative to. Default: the clock's start. */
  readonly start?: Instant;
  /** Same seed, clock and requests give the same bytes. */
  readonly seed?: number;
  /** Whether the clock stands still. */
  readonly frozen?: boolean;
  /** The number of generated rows, for load tests. */
  readonly generated?: number;
  /** Whether a tester set the time; such a world keeps its dates. Default: when `now` or `frozen` is given. */
  readonly isDated?: boolean;
  /** The issuer of its tokens, usually the world's name. */
  readonly issuer?: string;
  /** The last number issued per kind of id, when a stored world is restored. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Ids of restored rows, which must not be issued again. */
  readonly taken?: ReadonlySet<string>;
  /** Why the world replaces one that has ended, as a sentence for testers. */
  readonly notice?: string;
  /** Taken over from the world that it replaces. */
  readonly faults?: Faults;
  readonly journal?: Journal;
}

/** Lets a replay follow a call and delay its answer, to reproduce the recorded order. */
export interface ReplayedCall {
  /** Called when faults have been applied. */
  readonly arrived?: () => void;
  /** Resolves when the call may be answered. */
  readonly waitForTurn?: () => Promise<void>;
}

/** A world that answers calls, as every host uses it. */
export interface Backend<Db extends Tables = Tables> extends World<Db> {
  /** The options that reproduce its seeded rows. */
  readonly origin: {
    readonly start: Instant;
    readonly seed: number;
    readonly generated: number;
    readonly isDated: boolean;
    readonly issuer: string;
  };
  /** Why the world replaces one that has ended, until a tester starts it again. */
  readonly notice: string | undefined;
  /** Increases with each change of the world; journal entries do not count. */
  readonly revision: () => number;
  /**
   * A mark of the changes since it was started; undefined if there are none. Different changes give different marks.
   */
  readonly changed: () => string | undefined;
  /**
   * Sets whether the current state counts as unchanged, as after a link has set it up or a stored world is restored.
   */
  readonly settle: (isAsStarted: boolean) => void;
  /** The last number issued per kind of id. */
  readonly counters: () => Record<string, number>;
  /**
   * Answers one API call. `gone` lets waiting faults stop when the caller disconnects; `replayed` lets a replay control
   * the order.
   */
  readonly reply: (request: CallRequest, gone?: () => AbortSignal, replayed?: ReplayedCall) => Promise<Answer>;
  /** The same as a standard `Response`. */
  readonly handle: (request: CallRequest, gone?: () => AbortSignal) => Promise<Response | 'dropped'>;
}

/** Creates a world. */
export type CreateBackend<Db extends Tables> = (options?: WorldOptions) => Promise<Backend<Db>>;
