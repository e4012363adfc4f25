import { toInstant } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { withoutParameters } from './addresses.ts';
import type { Fault, FaultTargets } from './fault-input.ts';
import { NOTHING_HERE } from './faults.ts';
import { nearest, readLink } from './link.ts';
import type { UnknownWord } from './link.ts';
import { play, timeOf } from './scenario.ts';
import type { Perform, Scenario } from './scenario.ts';
import type { Tables } from './table.ts';
import { clockState } from './verbs.ts';
import type { Backend, World, WorldOptions } from './world.ts';

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
}

/** What has become of a tester's link. */
export type Opened = { readonly goal: string } | { readonly unknown: readonly UnknownWord[] };

interface Links<Db extends Tables, S extends Scenario<Db>> {
  readonly scenarios: readonly S[];
  readonly operations: FaultTargets;
  readonly destination: Destination<Db, S> | undefined;
  readonly perform: Perform<Db>;
}

/** Makes the function that opens testers' links in the worlds of a host. */
export function linkOpener<Db extends Tables, S extends Scenario<Db>>({
  scenarios,
  operations,
  destination,
  perform,
}: Links<Db, S>) {
  const names = { scenarios: scenarios.map(({ name }) => name), operations };

  /** The faults of a link that would meet no call of this world. Most slugs are names of scenarios. */
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
    world.journal.emit({ kind: 'world', ...clockState(world) });
    const rest = withoutParameters(url);
    const page = rest.pathname + rest.search;
    if (!isFresh || destination === undefined) return { goal: page };
    const goal = destination(world, chosen, url.host, rest.pathname === '/' ? undefined : page);
    // Another host has separate cookies: the same link begins again there.
    if (URL.canParse(goal)) return { goal: new URL(url.pathname + url.search, goal).href };
    return { goal };
  };
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** The address with another value in the place of an unknown one. */
function corrected(url: URL, { parameter, word }: UnknownWord, meant: string): string {
  const next = new URL(url);
  const all = next.searchParams.getAll(parameter);
  next.searchParams.delete(parameter);
  const replaced = (value: string): string =>
    parameter === 'scenario'
      ? value
          .split(/[ +,]+/)
          .map((each) => (each === word ? meant : each))
          .join(' ')
      : value === word
        ? meant
        : value;
  for (const value of all) next.searchParams.append(parameter, replaced(value));
  return pathOf(next);
}

const link = (href: string, words: string): string => `<a href="${escaped(href)}">${escaped(words)}</a>`;

function problem(url: URL, unknown: UnknownWord): string {
  const meant = unknown.meant.map((each) => `<li>${link(corrected(url, unknown, each), each)}</li>`).join('');
  const words = unknown.parameter === 'scenario' ? unknown.word.replaceAll('-', ' ') : '';
  return (
    `<section><h2><code>${escaped(unknown.parameter)}=${escaped(unknown.word)}</code></h2>` +
    `<p>“${escaped(unknown.word)}” ${escaped(unknown.why)}.</p>` +
    (meant === '' ? '' : `<p>Did you mean one of these?</p><ul>${meant}</ul>`) +
    (words === '' ? '' : `<p>${link(`/__mock/?q=${encodeURIComponent(words)}`, 'Search all situations')}</p>`) +
    '</section>'
  );
}

/** A body that says what is unknown in a link, what may be meant, and where to go on. */
export const linkProblem = (url: URL, unknown: readonly UnknownWord[]): string =>
  `<main><h1>This link says something that the fake backend does not know</h1>${unknown.map((each) => problem(url, each)).join('')}` +
  `<p>${link(pathOf(withoutParameters(url)), 'Open the page without it')}</p>` +
  `<p>${link('/__mock/', 'All situations')}</p></main>`;

/** The same as a whole page; its style is that of the page of testers. */
export const linkProblemPage = (url: URL, unknown: readonly UnknownWord[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>A link with unknown words</title>` +
  `<link rel="stylesheet" href="/__mock/page.css"></head><body>${linkProblem(url, unknown)}</body></html>`;
