import type { Database } from '#mocks/db/database.ts';

import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { BodyOf, HeadersOf, OperationId, QueryOf, ReplyOf } from './operations.ts';

/** One tester's backend: data, clock, faults, journal; nothing is shared between worlds. */
export interface World {
  readonly db: Database;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Runs one write after the other, so that no call sees or takes what another has half written. */
  readonly inTurn: <T>(act: () => T | Promise<T>) => Promise<T>;
  /** The next id of a kind, counted per world: 'order' gives 'order-1', 'order-2'. */
  readonly nextId: (kind: string) => string;
}

/** A call that passed the contract, as a handler sees it. */
export interface Call<Id extends OperationId> {
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<Id>;
  readonly headers: HeadersOf<Id>;
  readonly body: BodyOf<Id>;
  /** Id of the customer the bearer token stands for; only on the five bearer calls. */
  readonly customerId: string;
}

/** Looks up, applies the rule, writes, replies; refuses by throwing HttpError. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => ReplyOf<Id> | Promise<ReplyOf<Id>>;

/** The handlers of some operations, typed by the contract. */
export type Handlers<Ids extends OperationId = OperationId> = { readonly [Id in Ids]: Handler<Id> };
