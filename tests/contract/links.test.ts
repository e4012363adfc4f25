import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isTesterAddress } from '#lib/app-page.ts';
import { fake } from '#mocks/backend.ts';
import { LINK_PARAMETERS } from '#mocks/engine/addresses.ts';
import { nearest } from '#mocks/engine/link.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { compose } from '#mocks/tester-page/compose.ts';
import type { Backend } from '#mocks/world.ts';

import { fc } from '../support/fast-check.ts';
import { howMany, seedOr } from '../support/how-far.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { ALL_EXPANSIONS, call, frozenWorld, NOW } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

/** Opens a link as a browser does; returns the redirect, the cookie, and access to the world of that cookie. */
async function open(path: string) {
  const response = await server.send('GET', path, undefined, { redirect: 'manual' });
  const cookie = /mock-session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const ask = async (verb: string) =>
    (await server.send('GET', `/__mock/${verb}`, undefined, { headers: { cookie: `mock-session=${cookie}` } })).json();
  return { status: response.status, goal: response.headers.get('location'), cookie, text: await response.text(), ask };
}

describe('a link of testers', () => {
  test('opens a scenario at its page, in a world with the given time and fault', async () => {
    const { goal, ask } = await open(
      '/?scenario=keys-expired&now=2026-06-01T10:00:00Z&now=PT2H&fault=status:checkIn,status=503,times=2',
    );
    expect(goal).toBe('/stay/access?slug=keys-expired');
    expect(await ask('clock')).toMatchObject({ now: '2026-06-01T12:00:00.000Z' });
    expect(await ask('faults')).toMatchObject([{ kind: 'status', operation: 'checkIn', status: 503, times: 2 }]);
    // The first time in the link is the start of the world, on which the dates of the scenario depend.
    expect(await ask('snapshot')).toMatchObject({ start: '2026-06-01T10:00:00.000Z' });
  });

  test('with another page opens that page, with the slug of the scenario', async () => {
    expect((await open('/stay/extras?scenario=stay-started+slow-network')).goal).toBe('/stay/extras?slug=stay-started');
    expect((await open('/stay/extras?slug=keys-expired&scenario=slow-network')).goal).toBe(
      '/stay/extras?slug=keys-expired',
    );
  });

  test('also works with a trailing slash, which browsers and chats may add', async () => {
    expect((await open('/s/keys-expired/')).goal).toBe('/stay/access?slug=keys-expired');
    expect((await open('/s/keys-expired/?now=PT1H')).goal).toBe('/stay/access?slug=keys-expired');
  });

  test('without a scenario opens a named world without restarting it', async () => {
    const first = await open('/stay?slug=stay-started&world=anna&now=PT1H');
    expect([first.goal, first.cookie]).toEqual(['/stay?slug=stay-started', 'anna']);
    const again = await open('/stay?world=anna&fault=delay:order,delayMs={"from":1,"to":2}');
    expect(await again.ask('clock')).toMatchObject({ now: '2026-02-03T11:00:00.000Z' });
    expect(await again.ask('faults')).toMatchObject([{ operation: 'order', delayMs: { from: 1, to: 2 } }]);
  });

  test('with a scenario restarts the named world, also by its path', async () => {
    await open('/stay?world=ben&now=PT1H');
    const { cookie, ask } = await open('/stay?world=ben&scenario=stay-started');
    expect([cookie, await ask('clock')]).toEqual(['ben', expect.objectContaining({ now: NOW })]);
    expect((await open('/w/carla/stay?scenario=stay-started')).goal).toBe('/stay?scenario=stay-started&world=carla');
  });

  test("redirects to the brand's host with all parameters", async () => {
    const { goal } = await open('/?scenario=white-label-landing&now=PT1H');
    expect(goal).toBe(`http://wl.localhost:${server.port}/?scenario=white-label-landing&now=PT1H`);
  });

  test.each([
    ['scenario=keys-expierd', '“keys-expierd” is not a known situation', '/stay?scenario=keys-expired'],
    ['scenario=stay-started+slow-netwrok', '“slow-netwrok”', '/stay?scenario=stay-started+slow-network'],
    ['now=tomorrow', '“tomorrow” is not a time', '/stay?now=P1D'],
    ['now=99999-01-01T00:00:00Z', 'is not a time', '/stay?now=P1D'],
    ['fault=statsu', '“statsu” is not a fault', '/stay?fault=status'],
    ['fault=status:chekIn', 'names an unknown operation: chekIn', '/stay?fault=status%3AcheckIn'],
    ['fault=status,status=9', 'is not a fault: status must be', '/stay?fault=status'],
    ['fault=delay,often', '&#39;often&#39; must be NAME=VALUE', '/stay?fault=delay'],
    [
      'fault=network:checkIn,params.slug=stay-strated',
      'does not exist in this world',
      '/stay?fault=network%3AcheckIn%2Cparams.slug%3Dstay-started',
    ],
    ['world=anna&world=ben', '“ben” stands beside anna: a link has one', '/stay?world=anna&amp;world=anna'],
    ['now=PT1H&now=PT2H', '“PT2H” stands beside PT1H: a link has one', '/stay?now=PT1H&amp;now=PT1H'],
    ['world=Anna B', '“Anna B” is not a valid world name', '/stay?world=anna-b'],
  ])('names the unknown word in %s and suggests another', async (search, sentence, meant) => {
    const { status, text } = await open(`/stay?${search}`);
    expect(status).toBe(404);
    expect(text).toContain(sentence);
    expect(text).toContain(`href="${meant}"`);
    expect(text).toContain('Open the page without it');
  });

  test('lists all unknown words at once, with HTML escaped', async () => {
    const { text } = await open('/stay?scenario=a<b&world=C&now=x');
    expect(text.match(/<section>/g)).toHaveLength(3);
    expect(text).toContain('a&lt;b');
    expect(text).not.toContain('a<b');
  });
});

test("a page answered by the app's service worker forwards its link, but never to another host", async () => {
  const passOn = async (link: string) => {
    const address = `http://127.0.0.1:${server.port}/__mock/go?to=${encodeURIComponent(link)}`;
    return (await fetch(address, { redirect: 'manual' })).headers.get('location');
  };
  expect(await passOn('/s/keys-expired?now=PT1H')).toBe('/stay/access?slug=keys-expired');
  expect(await passOn('/w/dora/stay?slug=stay-started')).toBe('/stay?slug=stay-started');
  expect(await passOn('//evil.example/?scenario=keys-expired')).toBe('/evil.example/');
});

test.each(LINK_PARAMETERS)("the app's service worker leaves a page with %s to the server (F11)", (name) => {
  expect(isTesterAddress(new URL(`http://localhost/stay?slug=a&${name}=b`))).toBe(true);
});

test('a control call is never a link, whatever its query parameters', async () => {
  const answer = await server.send('GET', '/__mock/scenarios?world=X');
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('query.world is unknown')]);
});

test('suggested names share words or nearly all letters', () => {
  const names = ['keys-expired', 'keys-all-types', 'stay-started', 'slow-network'];
  expect(nearest('expired-keys', names)).toEqual(['keys-expired', 'keys-all-types']);
  expect(nearest('slownetwork', names)).toEqual(['slow-network']);
  expect(nearest('zzzzzzzzzzzzzzzzzzzzzzzz', names)).toEqual([]);
});

type Situation = (typeof scenarios)[number];
const named = (name: string): Situation => {
  const found = scenarios.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

/** Opens the link of joined scenarios, also on the host of another brand. */
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
    if (!('goal' in opened)) throw new Error(JSON.stringify(opened));
    return new URL(opened.goal, url);
  };
  let goal = await arriveAt(link);
  if (goal.searchParams.has('scenario')) goal = await arriveAt(goal);
  const signIn = new URLSearchParams(goal.hash.slice(1));
  return { world, goal: new URL(signIn.get('to') ?? goal, goal), token: signIn.get('token') };
}

/** Two or three different scenarios. */
const together = fc.uniqueArray(fc.constantFrom(...scenarios), {
  minLength: 2,
  maxLength: 3,
  selector: ({ name }) => name,
});

describe('a link can join scenarios', () => {
  test('any two or three open with all their rows and faults, and answer as the contract says', async () => {
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
        // A recorded session starts at the start of its world.
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

  test('with several stays, the page is that of the last one, and the others have their rows too', async () => {
    const chosen = ['keys-expired', 'slow-network', 'language-el', 'unpaid-no-card'].map(named);
    const { goal } = await follow(chosen);
    expect(goal.pathname + goal.search).toBe('/stay?slug=unpaid-no-card&lng=el-GR');
    expect((await follow(chosen.slice(0, 3))).goal.search).toBe('?slug=keys-expired&lng=el-GR');
  });

  test('joining says what of a scenario is overridden by another', () => {
    const chosen = ['check-out-day-timezone', 'rewards-all', 'language-fi', 'elevator-works', 'language-el'].map(named);
    expect(compose(chosen).replaced).toEqual([
      'The page of check-out-day-timezone is overridden by that of elevator-works',
      'The page of rewards-all is overridden by that of elevator-works',
      'The time of check-out-day-timezone is overridden by that of elevator-works',
      'The language of language-fi is overridden by that of language-el',
    ]);
    expect(compose(['keys-expired', 'slow-network', 'language-el'].map(named)).replaced).toEqual([]);
  });
});
