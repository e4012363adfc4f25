import { describe, expect, test } from 'vitest';

import { fake } from '#mocks/backend.ts';
import { compose } from '#mocks/tester-page/compose.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import type { Backend } from '#mocks/world.ts';

import { fc } from '../support/fast-check.ts';
import { howMany, seedOr } from '../support/how-far.ts';
import { ALL_EXPANSIONS, call, frozenWorld, NOW } from './support.ts';

type Situation = (typeof scenarios)[number];
const named = (name: string): Situation => {
  const found = scenarios.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

/** Follows the link of scenarios, on whichever host it leads to. */
async function follow(chosen: readonly Situation[]): Promise<{ world: Backend; goal: URL; token: string | null }> {
  const names = chosen.map(({ name }) => name);
  let world = await frozenWorld();
  const link = new URL(`http://localhost:4173/?scenario=${names.join('+')}`);
  const host = {
    start: async ({ now = NOW }) => (world = await frozenWorld({ now })),
    world: async () => world,
    moment: NOW,
  };
  const arriveAt = async (url: URL): Promise<URL> => {
    const opened = await fake.openLink(url, host);
    if ('unknown' in opened) throw new Error(JSON.stringify(opened.unknown));
    return new URL(opened.goal, url);
  };
  let goal = await arriveAt(link);
  if (goal.searchParams.has('scenario')) goal = await arriveAt(goal);
  const signIn = new URLSearchParams(goal.hash.slice(1));
  return { world, goal: new URL(signIn.get('to') ?? goal, goal), token: signIn.get('token') };
}

/** Some two or three scenarios, each once. */
const together = fc.uniqueArray(fc.constantFrom(...scenarios), {
  minLength: 2,
  maxLength: 3,
  selector: ({ name }) => name,
});

describe('situations are joined by their link', () => {
  test('any two or three open, bring all their rows and faults, and answer by the contract', async () => {
    await fc.assert(
      fc.asyncProperty(together, async (chosen) => {
        const { world, goal, token } = await follow(chosen);
        const place = chosen.findLast(({ kind }) => kind !== 'trait') ?? chosen.at(-1);
        const language = chosen.findLast((each) => each.language !== undefined)?.language;
        const open = place?.ends ?? place?.open ?? '';
        expect(goal.pathname).toBe(new URL(open, goal).pathname);
        expect(goal.hostname).toBe(place?.brand === undefined ? 'localhost' : 'wl.localhost');
        expect(goal.searchParams.get('lng')).toBe(language ?? new URL(open, goal).searchParams.get('lng'));
        const timed = chosen.findLast(({ now, hour }) => (now ?? hour) !== undefined);
        // A session goes on from the start of its world.
        const isPlayed = chosen.some(({ calls }) => calls !== undefined);
        expect(isPlayed ? world.origin.start : world.clock.now()).toBe(timed?.now ?? timed?.nowOn?.(NOW) ?? NOW);
        expect(world.faults.list().map(({ kind }) => kind)).toEqual(
          chosen.flatMap(({ faults = [] }) => faults.map(({ kind }) => kind)),
        );
        const email = chosen.findLast(({ signIn }) => signIn !== undefined)?.signIn;
        const isFormItself = /^\/(login|signup)/.test(goal.pathname);
        const signedIn: unknown = token === null ? {} : JSON.parse(atob(token.split('.')[1] ?? ''));
        expect(signedIn).toMatchObject(email === undefined || isFormItself ? {} : { email });
        world.faults.clear();
        for (const { name } of chosen.filter(({ kind }) => kind === 'stay')) {
          expect((await call(world, `check-in/${name}?${ALL_EXPANSIONS}`)).status).toBe(200);
        }
        const headers = { authorization: `Bearer ${token}`, platform: 'web' };
        if (token !== null) await call(world, 'customers', { headers });
        expect(world.journal.entries().flatMap(({ breach }) => breach ?? [])).toEqual([]);
      }),
      { seed: seedOr(11), numRuns: howMany(150, 3000) },
    );
  });

  test('the first of several stays has its rows, too, beside the page of the last', async () => {
    const chosen = ['keys-expired', 'slow-network', 'language-el', 'unpaid-no-card'].map(named);
    const { goal } = await follow(chosen);
    expect(goal.pathname + goal.search).toBe('/stay?slug=unpaid-no-card&lng=el-GR');
    expect((await follow(chosen.slice(0, 3))).goal.search).toBe('?slug=keys-expired&lng=el-GR');
  });

  test('what gives way is said', () => {
    const chosen = ['check-out-day-timezone', 'rewards-all', 'language-fi', 'elevator-works', 'language-el'].map(named);
    expect(compose(chosen).replaced).toEqual([
      'The page of check-out-day-timezone gives way to that of elevator-works',
      'The page of rewards-all gives way to that of elevator-works',
      'The time of check-out-day-timezone gives way to that of elevator-works',
      'The language of language-fi gives way to that of language-el',
    ]);
    expect(compose(['keys-expired', 'slow-network', 'language-el'].map(named)).replaced).toEqual([]);
  });
});
