import type { Instant } from '#lib/time.ts';

import { toInstant } from '#lib/time.ts';

import type { Backend, WorldOptions } from './backend.ts';
import type { Fault, FaultTargets } from './fault-input.ts';
import { NOTHING_HERE } from './faults.ts';
import { readLink, withoutParameters } from './link.ts';
import type { UnknownWord } from './link.ts';
import { nearest } from './nearest.ts';
import { play } from './play.ts';
import type { Perform } from './play.ts';
import { timeOf } from './situation.ts';
import type { Situation } from './situation.ts';
import type { Tables } from './tables.ts';
import { clockState } from './verbs.ts';
import type { World } from './world.ts';

/** Where the link of scenarios leads; see the definition of a fake backend. */
export type Arrive<Db extends Tables, S> = (
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
}

/** What has become of a tester's link. */
export type Opened = { readonly goal: string } | { readonly unknown: readonly UnknownWord[] };

interface Links<Db extends Tables, S extends Situation<Db>> {
  readonly scenarios: readonly S[];
  readonly operations: FaultTargets;
  readonly arrive: Arrive<Db, S> | undefined;
  readonly perform: Perform<Db>;
}

/** Makes what does the wishes of testers' links in the worlds of a host. */
export function opensLinks<Db extends Tables, S extends Situation<Db>>({
  scenarios,
  operations,
  arrive,
  perform,
}: Links<Db, S>) {
  const names = { scenarios: scenarios.map(({ name }) => name), operations };

  /** The faults of a link that would meet no call of this world. Most slugs are names of situations. */
  const straysOf = ({ searchParams }: URL, faults: readonly Fault[], world: Backend<Db>): readonly UnknownWord[] =>
    searchParams.getAll('fault').flatMap((word, index) => {
      const fault = faults[index];
      const [name, value] = (fault && world.faults.stray(fault)) ?? [];
      if (name === undefined || value === undefined) return [];
      const meant = nearest(value, names.scenarios).map((each) => word.replace(value, each));
      return [{ parameter: 'fault', word, why: `is no fault: ${name} ${value} ${NOTHING_HERE}`, meant }];
    });

  return async (url: URL, host: LinkHost<Db>): Promise<Opened> => {
    const link = readLink(url.search, names);
    if ('unknown' in link) return link;
    const chosen = link.scenarios.flatMap((name) => scenarios.find((each) => each.name === name) ?? []);
    const isFresh = chosen.length > 0;
    // A world has one time: that of the link, else that of the last scenario that needs one.
    const now = link.clock.now ?? timeOf(chosen, host.moment ?? toInstant(Date.now()));
    const world = isFresh
      ? await host.start(now === undefined ? {} : { now }, link.world)
      : await host.world(link.world);
    const strays = straysOf(url, link.faults, world);
    if (strays.length > 0) return { unknown: strays };
    const { now: _start, ...change } = link.clock;
    const moves = isFresh ? change : link.clock;
    // The faults of the link meet what comes after the session, not the session.
    for (const { calls } of chosen) if (calls) await play(world, calls, perform);
    if (Object.keys(moves).length > 0) world.clock.change(moves);
    for (const fault of [...chosen.flatMap(({ faults = [] }) => faults), ...link.faults]) world.faults.add(fault);
    world.journal.tell({ kind: 'world', ...clockState(world) });
    const rest = withoutParameters(url);
    const page = rest.pathname + rest.search;
    if (!isFresh || arrive === undefined) return { goal: page };
    const goal = arrive(world, chosen, url.host, rest.pathname === '/' ? undefined : page);
    // Another host has separate cookies: the same link begins again there.
    if (URL.canParse(goal)) return { goal: new URL(url.pathname + url.search, goal).href };
    return { goal };
  };
}
