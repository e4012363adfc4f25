// Declares the engine's own needs, so that it compiles whatever `lib` and `types` a project sets.
/// <reference lib="es2024" />
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/// <reference types="node" />

import { answer } from './answer.ts';
import type { InLanguage } from './answer.ts';
import { backendsOf, freshWorld, numbered } from './backend.ts';
import type { IdOf } from './backend.ts';
import type { TimelineEvent } from './clock.ts';
import type { Contract, Operations } from './contract.ts';
import type { ControlDocument } from './control-document.ts';
import { control } from './control.ts';
import type { Answer, CallRequest, HttpError, Reply } from './http.ts';
import type { Journal } from './journal.ts';
import { MemorySessions } from './memory-sessions.ts';
import type { Limits } from './memory-sessions.ts';
import type { UnknownWord } from './opened.ts';
import { linkOpener } from './open-link.ts';
import type { Destination, LinkHost } from './open-link.ts';
import type { Opened } from './opened.ts';
import { onlyWorld, replay } from './replay.ts';
import type { ReplayResult } from './replay.ts';
import { play } from './scenario.ts';
import type { Perform, PlayMismatch, Scenario, ScenarioCall } from './scenario.ts';
import { seeded } from './seeded.ts';
import type { Seed } from './seeded.ts';
import type { ControlHost } from './sessions.ts';
import { restore, snapshot } from './snapshot.ts';
import { StoredSessions } from './stored-sessions.ts';
import type { Store } from './stored-worlds.ts';
import type { Tables } from './table.ts';
import { callerOf as tokenHolder } from './token.ts';
import type { Verbs } from './verbs.ts';
import type { Backend, CreateBackend, Due, Handlers, WorldAccess, SeedContext, World, WorldOptions } from './world.ts';

/** What a fake backend consists of. */
export interface FakeDefinition<Ops extends Operations, Db extends Tables, S extends Scenario<Db> = Scenario<Db>> {
  readonly contract: Contract<Ops>;
  /** Creates the empty tables of a world. */
  readonly tables: () => Db;
  readonly handlers: Handlers<Ops, Db>;
  readonly scenarios: readonly S[];
  /**
   * Where a scenario link leads in its fresh world: to the page of the first scenario, or to `page`. `host` is the name
   * and port that the browser used.
   */
  readonly destination?: Destination<Db, S> | undefined;
  /** Rows that every world has besides its scenarios. */
  readonly commonRows?: Seed<Db>;
  /** Generated rows for load tests: the option that sets their number, its maximum, and the function that writes them. */
  readonly generated?: {
    readonly option: string;
    readonly max: number;
    readonly write: (context: SeedContext<Db>, count: number) => Promise<unknown>;
  };
  /** What happens by itself, in any order; the engine runs each when the clock reaches its time. */
  readonly scheduledEvents?: (world: World<Db>) => readonly Due<Db>[];
  /** Generates the ids that `nextId` returns, for example `uuid`; default `order-1`, `order-2`. */
  readonly idOf?: IdOf;
  /**
   * Identifies the caller of an operation with `bearer` by its `authorization` header; throws a 401. Default: the
   * caller for whom a handler issued the token (`token.ts`).
   */
  readonly callerOf?: (authorization: string | null, world: World<Db>) => string;
  /** Translates the texts of each answer; default: texts stay as they are in the rows. */
  readonly inLanguage?: InLanguage;
  /** The events of a subject, such as an order by its id; in any order, including past ones. */
  readonly timeline?: (world: World<Db>, subject: string) => readonly TimelineEvent[];
  /** Tables with short-lived rows, which do not prevent an untouched world from being seeded again. */
  readonly shortLived?: readonly (keyof Db & string)[];
  /** Third parties whose simulations check for faults; a fault names one in place of an operation. */
  readonly thirdParties?: readonly string[];
  /**
   * Whether the database has a row with this value of a path parameter, such as an id. A fault with any other value is
   * refused. Default: every value is accepted.
   */
  readonly isThere?: (db: Db, name: string, value: string) => boolean;
  /** Additional verbs of this backend. */
  readonly verbs?: Verbs<Db>;
  /** Static files below /__mock. */
  readonly file?: (path: string) => Response | undefined;
  /** The OpenAPI document of the control surface, served at `/__mock/openapi.json` and as a page at `/__mock/api`. */
  readonly description?: ControlDocument;
}

/** A fake backend: how worlds are made, stored and controlled. */
export interface Fake<Db extends Tables> {
  readonly createBackend: CreateBackend<Db>;
  /** Skips schema checks of seeded rows from now on, for code whose seeds have been checked before. */
  readonly trustSeeds: () => void;
  /** The world to answer with: the same one, or a newly seeded one if it is untouched and older than an hour. */
  readonly freshWorld: (world: Backend<Db>) => Backend<Db> | Promise<Backend<Db>>;
  /** Serialises a world, and restores one; `restore` throws a 400 naming the invalid field. */
  readonly snapshot: (world: Backend<Db>) => string;
  readonly restore: (text: string, journal?: Journal) => Promise<Backend<Db>>;
  /** The worlds of a host with several testers, in memory. */
  readonly sessions: (defaults?: WorldOptions, limits?: Partial<Limits>) => MemorySessions<Db>;
  /** The worlds of a host with a store, which other processes may share. */
  readonly storedSessions: (store: Store, defaults?: WorldOptions) => StoredSessions<Db>;
  /** Answers one API call. */
  readonly answer: (access: WorldAccess<Db>, request: CallRequest, gone?: () => AbortSignal) => Promise<Answer>;
  /** Follows a tester link. Returns the path to open, or the unknown words in the link. */
  readonly openLink: (url: URL, host: LinkHost<Db>) => Promise<Opened>;
  /** Describes what a link would do, without doing it. */
  readonly describeLink: (url: URL) => readonly string[] | { readonly unknown: readonly UnknownWord[] };
  /** Makes the calls of a recorded scenario in a world; returns those with a different answer. */
  readonly play: (world: Backend<Db>, calls: readonly ScenarioCall<Db>[]) => Promise<readonly PlayMismatch[]>;
  /** Replays a recording in a new world; throws a 400 naming the invalid field. */
  readonly replay: (text: string) => Promise<ReplayResult<Db>>;
  /** Formats an error as the contract requires, where there is no world. */
  readonly refusal: (error: HttpError) => Reply;
  /** Answers a call below /__mock. */
  readonly control: (host: ControlHost<Db>, request: Request) => Promise<Response>;
  /** Parses the options of a new world; throws a 400 naming the field. */
  readonly worldOptions: (fields: Readonly<Record<string, unknown>>) => WorldOptions;
  /** Every verb below /__mock by method and path, with the members it accepts. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
}

/** Creates a stateful fake backend of a contract, with isolated worlds whose clocks testers control. */
export function createFake<Ops extends Operations, Db extends Tables, S extends Scenario<Db>>(
  definition: FakeDefinition<Ops, Db, S>,
): Fake<Db> {
  const {
    contract,
    handlers,
    scenarios,
    commonRows,
    shortLived = [],
    scheduledEvents = () => [],
    thirdParties = [],
  } = definition;
  const faultTargets = contract.faultTargets(thirdParties);
  const seeding = seeded({
    tables: definition.tables,
    seeds: [...scenarios.flatMap(({ build }) => build ?? []), ...(commonRows ? [commonRows] : [])],
    ...(definition.generated && { generate: definition.generated.write }),
  });

  const { callerOf = tokenHolder, inLanguage } = definition;
  const answerOptions = { contract, handlers, scheduledEvents, callerOf, inLanguage };

  const createBackend = backendsOf({
    answerOptions,
    tablesOf: seeding.tablesOf,
    faultTargets,
    idOf: definition.idOf ?? numbered,
    isThere: (db, name, value) => definition.isThere?.(db, name, value) ?? true,
  });
  const fresh = freshWorld(createBackend, shortLived);
  const restored = restore(createBackend, definition.generated?.max);
  const worlds = { createBackend, freshWorld: fresh, snapshot, restore: restored };
  const perform: Perform<Db> = (world, request) => controlled(onlyWorld(world), request);
  const links = linkOpener({
    scenarios,
    operations: faultTargets,
    destination: definition.destination,
    perform,
    createBackend,
  });
  const played: Fake<Db>['play'] = (world, calls) => play(world, calls, perform);
  const replayed: Fake<Db>['replay'] = replay<Db>({
    restore: restored,
    perform,
  });
  const {
    answer: controlled,
    worldOptions,
    verbs,
  } = control({
    ...definition,
    snapshot,
    restore: restored,
    replay: replayed,
  });
  return {
    createBackend,
    trustSeeds: seeding.trust,
    freshWorld: fresh,
    openLink: links.open,
    describeLink: links.describe,
    snapshot,
    restore: restored,
    sessions: (defaults = {}, limits) => new MemorySessions(worlds, defaults, limits),
    storedSessions: (store, defaults = {}) => new StoredSessions(worlds, store, defaults),
    answer: (access, request, gone) => answer(answerOptions, access, request, gone),
    refusal: (error) => contract.refusal(error),
    control: controlled,
    play: played,
    replay: replayed,
    worldOptions,
    verbs,
  };
}
