import type { Instant } from '#lib/time.ts';

import type { Score } from './answer.ts';
import type { CallRequest } from './call-request.ts';
import type { Answer } from './reply.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Tables } from './tables.ts';
import type { World } from './world.ts';

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
  /** Ids already given out, when a stored world goes on. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Why the world replaces one that has ended, as a sentence for its tester. */
  readonly because?: string;
  /** What a world takes over from the one before it. */
  readonly faults?: Faults;
  readonly journal?: Journal;
}

/** One world with its answering end: the fake backend as every host uses it. */
export interface Backend<Db extends Tables = Tables> extends World<Db> {
  /** What a fresh world with the same rows is made of. */
  readonly origin: {
    readonly start: Instant;
    readonly seed: number;
    readonly invented: number;
    readonly isDated: boolean;
  };
  /** Why the world replaces one that has ended, until a tester starts it again. */
  readonly because: string | undefined;
  /** A number that grows with each change of the world; calls of the journal do not count. */
  readonly revision: () => number;
  /** Ids given out so far, by kind. */
  readonly counters: () => Record<string, number>;
  /** Answers one API call of the contract. `gone` tells a waiting fault that its caller has left; a replay has a `score`. */
  readonly reply: (request: CallRequest, gone?: () => AbortSignal, score?: Score) => Promise<Answer>;
  /** The same as the platform's own response. */
  readonly handle: (request: CallRequest, gone?: () => AbortSignal) => Promise<Response | 'dropped'>;
}

/** Builds a world. */
export type CreateBackend<Db extends Tables> = (options?: WorldOptions) => Promise<Backend<Db>>;
