// What the engine is written in, whatever `lib` and `types` a project has set.
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
import type { Replayed } from './replay.ts';
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

/** What a fake backend is made of; the engine brings the rest. */
export interface FakeDefinition<Ops extends Operations, Db extends Tables, S extends Scenario<Db> = Scenario<Db>> {
  readonly contract: Contract<Ops>;
  /** Makes the empty tables of a world. */
  readonly tables: () => Db;
  readonly handlers: Handlers<Ops, Db>;
  readonly scenarios: readonly S[];
  /**
   * Where the link of scenarios leads in their fresh world: to the first one's page, or to `page`. `host` is the name and
   * port that the browser asked.
   */
  readonly destination?: Destination<Db, S> | undefined;
  /** Rows that every world has beside its scenarios. */
  readonly everyday?: Seed<Db>;
  /** Rows invented for load: the option that asks for them, how many there may be, and what writes them. */
  readonly invented?: {
    readonly option: string;
    readonly most: number;
    readonly write: (context: SeedContext<Db>, count: number) => Promise<unknown>;
  };
  /** What is to happen by itself, in any order; the engine lets it happen by the clock. */
  readonly clockwork?: (world: World<Db>) => readonly Due<Db>[];
  /** The ids that `nextId` gives, such as `uuid`; by default `order-1`, `order-2`. */
  readonly idOf?: IdOf;
  /**
   * Who calls an operation with `bearer`, by the header `authorization`; throws a 401. By default the one for whom a
   * handler has issued the token (`token.ts`).
   */
  readonly callerOf?: (authorization: string | null, world: World<Db>) => string;
  /** Puts the texts of each answer into the language of its call. Without it they stay as in the rows. */
  readonly inLanguage?: InLanguage;
  /** What happens to a subject by the clock, as to an order by its id; in any order, past events too. */
  readonly timeline?: (world: World<Db>, subject: string) => readonly TimelineEvent[];
  /** Tables whose rows last for minutes: they do not keep a world from being seeded again. */
  readonly shortLived?: readonly (keyof Db & string)[];
  /** Third parties whose stand-ins ask what faults they meet; faults name them as they name an operation. */
  readonly thirdParties?: readonly string[];
  /**
   * Whether a row has this value of a path's name, such as an id. The backend refuses a fault on any other value.
   * Without this function it takes every value.
   */
  readonly isThere?: (db: Db, name: string, value: string) => boolean;
  /** What testers can do here beside what every fake backend offers. */
  readonly verbs?: Verbs<Db>;
  /** Files below /__mock that need no world. */
  readonly file?: (path: string) => Response | undefined;
  /** What describes the control surface; hosts serve it at `/__mock/openapi.json`, and to read at `/__mock/api`. */
  readonly description?: ControlDocument;
}

/** A fake backend: how worlds are made, stored and controlled. */
export interface Fake<Db extends Tables> {
  readonly createBackend: CreateBackend<Db>;
  /** Takes the rows of the scenarios as they are from now on: the same code has checked them before. */
  readonly trustSeeds: () => void;
  /** The world to answer with: an untouched one that has grown old is made again. */
  readonly freshWorld: (world: Backend<Db>) => Backend<Db> | Promise<Backend<Db>>;
  /** A world as text, and the world of such a text; `restore` throws a 400 with the wrong place. */
  readonly snapshot: (world: Backend<Db>) => string;
  readonly restore: (text: string, journal?: Journal) => Promise<Backend<Db>>;
  /** The worlds of a host that serves several testers. */
  readonly sessions: (defaults?: WorldOptions, limits?: Partial<Limits>) => MemorySessions<Db>;
  /** The worlds of a host that writes them to a store, which other processes may share. */
  readonly storedSessions: (store: Store, defaults?: WorldOptions) => StoredSessions<Db>;
  /** Answers one API call where the world is. */
  readonly answer: (access: WorldAccess<Db>, request: CallRequest, gone?: () => AbortSignal) => Promise<Answer>;
  /**
   * Does what the parameters of a tester's link ask for. Gives the path to go on at, or what is unknown in the link.
   */
  readonly openLink: (url: URL, host: LinkHost<Db>) => Promise<Opened>;
  /** Says what a link would do, and does nothing. */
  readonly describeLink: (url: URL) => readonly string[] | { readonly unknown: readonly UnknownWord[] };
  /** Makes the calls of a recorded scenario in a world; returns those that are answered otherwise. */
  readonly play: (world: Backend<Db>, calls: readonly ScenarioCall<Db>[]) => Promise<readonly PlayMismatch[]>;
  /** Replays a recording in a world made for it; throws a 400 that says where the text is wrong. */
  readonly replay: (text: string) => Promise<Replayed<Db>>;
  /** Writes a refusal as the contract does, where there is no world. */
  readonly refusal: (error: HttpError) => Reply;
  /** Answers a call below /__mock. */
  readonly control: (host: ControlHost<Db>, request: Request) => Promise<Response>;
  /** Reads how a new world starts; throws a 400 naming the field. */
  readonly worldOptions: (fields: Readonly<Record<string, unknown>>) => WorldOptions;
  /** Every verb below /__mock by method and path, with the members it reads. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
}

/** Makes a fake backend of a contract: stateful, in worlds that share nothing, by a clock that testers move. */
export function createFake<Ops extends Operations, Db extends Tables, S extends Scenario<Db>>(
  definition: FakeDefinition<Ops, Db, S>,
): Fake<Db> {
  const {
    contract,
    handlers,
    scenarios,
    everyday,
    shortLived = [],
    clockwork = () => [],
    thirdParties = [],
  } = definition;
  const faultTargets = contract.faultTargets(thirdParties);
  const seeding = seeded({
    tables: definition.tables,
    seeds: [...scenarios.flatMap(({ build }) => build ?? []), ...(everyday ? [everyday] : [])],
    ...(definition.invented && { invent: definition.invented.write }),
  });

  const { callerOf = tokenHolder, inLanguage } = definition;
  const answering = { contract, handlers, clockwork, callerOf, inLanguage };

  const createBackend = backendsOf({
    answering,
    tablesOf: seeding.tablesOf,
    faultTargets,
    idOf: definition.idOf ?? numbered,
    isThere: (db, name, value) => definition.isThere?.(db, name, value) ?? true,
  });
  const fresh = freshWorld(createBackend, shortLived);
  const restored = restore(createBackend, definition.invented?.most);
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
    answer: (access, request, gone) => answer(answering, access, request, gone),
    refusal: (error) => contract.refusal(error),
    control: controlled,
    play: played,
    replay: replayed,
    worldOptions,
    verbs,
  };
}
