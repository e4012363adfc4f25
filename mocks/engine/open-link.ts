import { RESTART, withoutParameters } from './addresses.ts';
import { toInstant } from './clock.ts';
import type { Instant } from './clock.ts';
import type { Fault, FaultTargets } from './fault-input.ts';
import { NOTHING_HERE } from './faults.ts';
import { nearest, readLink } from './link.ts';
import type { TesterLink } from './link.ts';
import type { ChangedWorld, Opened, UnknownWord } from './opened.ts';
import { play, timeOf } from './scenario.ts';
import type { Perform, Scenario } from './scenario.ts';
import type { Tables } from './table.ts';
import { clockState } from './verbs.ts';
import type { Backend, CreateBackend, World, WorldOptions } from './world.ts';

/** Returns the address of a scenario link; see `FakeDefinition`. */
export type Destination<Db extends Tables, S> = (
  world: World<Db>,
  chosen: readonly S[],
  host: string,
  page?: string,
) => string;

/** What following a tester link needs of a host. */
export interface LinkHost<Db extends Tables> {
  /** The time at which the link is followed; default: now. */
  readonly moment?: Instant;
  /** Starts a fresh world for the caller; with a name it replaces the world of that name. */
  readonly start: (options: WorldOptions, name?: string) => Promise<Backend<Db>>;
  /** The caller's world; with a name the caller switches to the world of that name. */
  readonly world: (name?: string) => Promise<Backend<Db>>;
  /** A mark of the changes to a named world since its start; undefined when there are none to lose. */
  readonly changed?: (name: string) => Promise<string | undefined>;
}

interface Links<Db extends Tables, S extends Scenario<Db>> {
  readonly scenarios: readonly S[];
  readonly operations: FaultTargets;
  readonly destination: Destination<Db, S> | undefined;
  readonly perform: Perform<Db>;
  readonly createBackend: CreateBackend<Db>;
}

/** Creates the functions that follow and describe tester links. */
export function linkOpener<Db extends Tables, S extends Scenario<Db>>({
  scenarios,
  operations,
  destination,
  perform,
  createBackend,
}: Links<Db, S>) {
  const names = { scenarios: scenarios.map(({ name }) => name), operations };

  /** The faults of a link with ids that this world does not have. Suggests scenario names, since many ids are one. */
  const faultsWithoutTarget = (
    { searchParams }: URL,
    faults: readonly Fault[],
    world: Backend<Db>,
  ): readonly UnknownWord[] =>
    searchParams.getAll('fault').flatMap((word, index) => {
      const fault = faults[index];
      const [name, value] = (fault && world.faults.missingParameter(fault)) ?? [];
      if (name === undefined || value === undefined) return [];
      const meant = nearest(value, names.scenarios).map((each) => word.replace(value, each));
      return [{ parameter: 'fault', word, why: `is not a fault: ${name} ${value} ${NOTHING_HERE}`, meant }];
    });

  const chosenOf = (link: TesterLink): readonly S[] =>
    link.scenarios.flatMap((name) => scenarios.find((each) => each.name === name) ?? []);

  /**
   * Where a link leads. A named world is addressed by `/w/name`, which works on every host; cookies belong to one host.
   */
  function goalOf(world: Backend<Db>, chosen: readonly S[], url: URL, name: string | undefined): string {
    const rest = withoutParameters(url);
    const page = rest.pathname + rest.search;
    if (chosen.length === 0 || destination === undefined) return page;
    const wanted = rest.pathname === '/' ? undefined : page;
    const goal = destination(world, chosen, url.host, wanted);
    if (!URL.canParse(goal)) return goal;
    // The other host has separate cookies, so the link starts over there.
    if (name === undefined) return new URL(url.pathname + url.search, goal).href;
    return new URL(`/w/${name}${destination(world, chosen, new URL(goal).host, wanted)}`, goal).href;
  }

  /** The changed world that the link would replace, unless the link confirms it. */
  async function findChangedWorld(link: TesterLink, url: URL, host: LinkHost<Db>): Promise<ChangedWorld | undefined> {
    const { world } = link;
    const mark = world === undefined ? undefined : await host.changed?.(world);
    if (world === undefined || mark === undefined || url.searchParams.get(RESTART) === mark) return undefined;
    return { world, mark, goal: goalOf(await createBackend({ issuer: world }), chosenOf(link), url, world) };
  }

  async function open(url: URL, host: LinkHost<Db>): Promise<Opened> {
    const link = readLink(url.search, names);
    if ('unknown' in link) return link;
    const chosen = chosenOf(link);
    const isFresh = chosen.length > 0;
    // A world has one time: the link's, else that of the last scenario with one.
    const now = link.clock.now ?? timeOf(chosen, host.moment ?? toInstant(Date.now()));
    const options = now === undefined ? {} : { now };
    // Check the faults first: a refused link must not start a world.
    const refused =
      isFresh && link.faults.length > 0 ? faultsWithoutTarget(url, link.faults, await createBackend(options)) : [];
    if (refused.length > 0) return { unknown: refused };
    const changed = isFresh ? await findChangedWorld(link, url, host) : undefined;
    if (changed !== undefined) return { changed };
    const world = isFresh ? await host.start(options, link.world) : await host.world(link.world);
    const unmatched = faultsWithoutTarget(url, link.faults, world);
    if (unmatched.length > 0) return { unknown: unmatched };
    // Changes made by the link do not count, as the link can make them again.
    const isAsStarted = isFresh || world.changed() === undefined;
    const { now: _start, ...change } = link.clock;
    const moves = isFresh ? change : link.clock;
    // Add the link's faults after the recorded calls, which they must not affect.
    for (const { calls } of chosen) if (calls) await play(world, calls, perform);
    if (Object.keys(moves).length > 0) world.clock.change(moves);
    for (const fault of [...chosen.flatMap(({ faults = [] }) => faults), ...link.faults]) world.faults.add(fault);
    if (isAsStarted) world.settle(true);
    world.journal.emit({ kind: 'world', ...clockState(world) });
    return { goal: goalOf(world, chosen, url, link.world) };
  }

  /** Describes what a link would do, without doing it. */
  function describe(url: URL): readonly string[] | { readonly unknown: readonly UnknownWord[] } {
    const link = readLink(url.search, names);
    if ('unknown' in link) return link;
    const { world, clock, faults } = link;
    const shown = chosenOf(link).map(({ name, title }) => title ?? name);
    const start = world === undefined ? 'It starts a new world for you' : `It restarts the world ${world}`;
    return [
      ...(shown.length > 0 ? [`${start}, with: ${shown.join('; ')}.`] : []),
      ...(shown.length === 0 && world !== undefined ? [`It leads to the world ${world}.`] : []),
      ...(clock.now === undefined ? [] : [`Its clock is at ${clock.now}.`]),
      ...(clock.advance === undefined ? [] : [`Its clock goes on by ${clock.advance}.`]),
      ...faults.map(({ kind, operation }) => `It sets a fault: ${kind} on ${operation}.`),
    ];
  }

  return { open, describe };
}
