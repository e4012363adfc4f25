import { ANEW, withoutParameters } from './addresses.ts';
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

/** Where the link of scenarios leads; see the definition of a fake backend. */
export type Destination<Db extends Tables, S> = (
  world: World<Db>,
  chosen: readonly S[],
  host: string,
  page?: string,
) => string;

/** The worlds that a tester's link may ask of a host. */
export interface LinkHost<Db extends Tables> {
  /** When the link is followed; by default now. */
  readonly moment?: Instant;
  /** Starts a fresh world of the caller. Under a name it replaces the world of that name. */
  readonly start: (options: WorldOptions, name?: string) => Promise<Backend<Db>>;
  /** The caller's world, from now on the one of that name when the link gives one. */
  readonly world: (name?: string) => Promise<Backend<Db>>;
  /** What tells that the world of a name has been changed since it was started; undefined where there is nothing to lose. */
  readonly changed?: (name: string) => Promise<string | undefined>;
}

interface Links<Db extends Tables, S extends Scenario<Db>> {
  readonly scenarios: readonly S[];
  readonly operations: FaultTargets;
  readonly destination: Destination<Db, S> | undefined;
  readonly perform: Perform<Db>;
  readonly createBackend: CreateBackend<Db>;
}

/** Makes what opens testers' links in the worlds of a host, and what says what they would do. */
export function linkOpener<Db extends Tables, S extends Scenario<Db>>({
  scenarios,
  operations,
  destination,
  perform,
  createBackend,
}: Links<Db, S>) {
  const names = { scenarios: scenarios.map(({ name }) => name), operations };

  /** The faults of a link that would meet no call of this world. Many ids are names of scenarios. */
  const straysOf = ({ searchParams }: URL, faults: readonly Fault[], world: Backend<Db>): readonly UnknownWord[] =>
    searchParams.getAll('fault').flatMap((word, index) => {
      const fault = faults[index];
      const [name, value] = (fault && world.faults.stray(fault)) ?? [];
      if (name === undefined || value === undefined) return [];
      const meant = nearest(value, names.scenarios).map((each) => word.replace(value, each));
      return [{ parameter: 'fault', word, why: `is no fault: ${name} ${value} ${NOTHING_HERE}`, meant }];
    });

  const chosenOf = (link: TesterLink): readonly S[] =>
    link.scenarios.flatMap((name) => scenarios.find((each) => each.name === name) ?? []);

  /** Where a link leads in a world; with a name that one is the world of every host, else its cookie stays at one. */
  function goalOf(world: Backend<Db>, chosen: readonly S[], url: URL, name: string | undefined): string {
    const rest = withoutParameters(url);
    const page = rest.pathname + rest.search;
    if (chosen.length === 0 || destination === undefined) return page;
    const wanted = rest.pathname === '/' ? undefined : page;
    const goal = destination(world, chosen, url.host, wanted);
    if (!URL.canParse(goal)) return goal;
    // Another host has separate cookies: the same link begins again there.
    if (name === undefined) return new URL(url.pathname + url.search, goal).href;
    return new URL(`/w/${name}${destination(world, chosen, new URL(goal).host, wanted)}`, goal).href;
  }

  /** The changed world that a fresh start would throw away, unless the link says that it is meant. */
  async function lostBy(link: TesterLink, url: URL, host: LinkHost<Db>): Promise<ChangedWorld | undefined> {
    const { world } = link;
    const mark = world === undefined ? undefined : await host.changed?.(world);
    if (world === undefined || mark === undefined || url.searchParams.get(ANEW) === mark) return undefined;
    return { world, mark, goal: goalOf(await createBackend({ issuer: world }), chosenOf(link), url, world) };
  }

  async function open(url: URL, host: LinkHost<Db>): Promise<Opened> {
    const link = readLink(url.search, names);
    if ('unknown' in link) return link;
    const chosen = chosenOf(link);
    const isFresh = chosen.length > 0;
    // A world has one time: that of the link, else that of the last scenario that needs one.
    const now = link.clock.now ?? timeOf(chosen, host.moment ?? toInstant(Date.now()));
    const options = now === undefined ? {} : { now };
    // A link that is refused starts nothing.
    const refused = isFresh && link.faults.length > 0 ? straysOf(url, link.faults, await createBackend(options)) : [];
    if (refused.length > 0) return { unknown: refused };
    const changed = isFresh ? await lostBy(link, url, host) : undefined;
    if (changed !== undefined) return { changed };
    const world = isFresh ? await host.start(options, link.world) : await host.world(link.world);
    const strays = straysOf(url, link.faults, world);
    if (strays.length > 0) return { unknown: strays };
    // What a link does can be done again, and is no loss.
    const isAsStarted = isFresh || world.changed() === undefined;
    const { now: _start, ...change } = link.clock;
    const moves = isFresh ? change : link.clock;
    // The faults of the link meet what comes after the session, not the session.
    for (const { calls } of chosen) if (calls) await play(world, calls, perform);
    if (Object.keys(moves).length > 0) world.clock.change(moves);
    for (const fault of [...chosen.flatMap(({ faults = [] }) => faults), ...link.faults]) world.faults.add(fault);
    if (isAsStarted) world.settle(true);
    world.journal.emit({ kind: 'world', ...clockState(world) });
    return { goal: goalOf(world, chosen, url, link.world) };
  }

  /** What a link would do, in sentences; nothing is started. */
  function describe(url: URL): readonly string[] | { readonly unknown: readonly UnknownWord[] } {
    const link = readLink(url.search, names);
    if ('unknown' in link) return link;
    const { world, clock, faults } = link;
    const shown = chosenOf(link).map(({ name, title }) => title ?? name);
    const start = world === undefined ? 'It starts a world of your own' : `It starts the world ${world} anew`;
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
