import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createBackend, fake } from '#mocks/backend.ts';
import { sessionOf } from '#mocks/engine/sessions.ts';
import type { Backend } from '#mocks/world.ts';

import { named, nameOfGuest, renameGuest, SLUG, writeAndRead, worldOf } from './in-worlds.ts';
import type { Sessions } from './in-worlds.ts';
import { apiRequest, call, DETAILS, frozenWorld, fullStay, NOW, patchStay } from './support.ts';

const { freshWorld, restore, sessions: sessionsOf, snapshot } = fake;

describe('two worlds of the same seed, clock and requests', () => {
  test('give the same answers, byte for byte', async () => {
    const [one, other] = [await frozenWorld({ seed: 7, generated: 20 }), await frozenWorld({ seed: 7, generated: 20 })];
    expect(await writeAndRead(one)).toBe(await writeAndRead(other));
  });

  test('generate the same stays; another seed generates others', async () => {
    const later = async (seed: number, now = NOW) => {
      const world = await createBackend({ now, frozen: true, seed, generated: 20 });
      return JSON.stringify(await Promise.all([1, 10, 20].map((number) => fullStay(world, `load-${number}`))));
    };
    // The five worlds in between push the first out of any cache, so its rows are generated again.
    const first = await later(1);
    for (const seed of [2, 3, 4, 5, 6]) expect(await later(seed)).not.toBe(first);
    expect(await later(1)).toBe(first);
  });
});

test('a browser with a cookie from an earlier server run gets a new world of its own', async () => {
  const sessions = sessionsOf({ now: NOW });
  const stale = sessionOf(undefined, 'mock-session=from-before');
  expect((await worldOf(sessions, stale)).notice).toMatch(/^The world of this browser is gone: .+ This is a new one/);
  await renameGuest(await worldOf(sessions, stale), 'Ben');
  expect(await nameOfGuest(await worldOf(sessions, stale))).toBe('Ben');
  expect(await nameOfGuest(await worldOf(sessions, sessionOf(undefined)))).toBe('Anna');
});

// The timeout allows for creating a thousand worlds.
test('none of a thousand sessions sees what the others write', async () => {
  const sessions = sessionsOf({ now: NOW, frozen: true });
  const started = await Promise.all(Array.from({ length: 1000 }, () => sessions.start({})));
  const inWorld = <T>(id: string, act: (world: Backend) => Promise<T>): Promise<T> =>
    sessions.visit(named(id), async ({ world }) => act(await world()));
  await Promise.all(started.map(({ id }, index) => inWorld(id, (world) => renameGuest(world, `Guest ${index}`))));
  const names = await Promise.all(started.map(({ id }) => inWorld(id, nameOfGuest)));
  expect(names).toEqual(started.map((_session, index) => `Guest ${index}`));
  expect(await nameOfGuest(await worldOf(sessions, sessionOf(undefined)))).toBe('Anna');
  expect(new Set(started.map(({ id }) => id)).size).toBe(1000);
}, 30_000);

test('a reset restores the seeds of one session only (R7-10)', async () => {
  const sessions = sessionsOf({ now: NOW });
  const [mine, yours] = [await sessions.start({}), await sessions.start({})];
  await renameGuest(mine.backend, 'Ben');
  await renameGuest(yours.backend, 'Carl');
  await sessions.visit(named(mine.id), ({ reset }) => reset());
  expect(await nameOfGuest(await worldOf(sessions, named(mine.id)))).toBe('Anna');
  expect(await nameOfGuest(await worldOf(sessions, named(yours.id)))).toBe('Carl');
});

// The timeout allows for generating and checking three thousand stays.
test('one of three thousand generated stays can be found and changed', async () => {
  const world = await frozenWorld({ generated: 3000 });
  expect(world.db.stays.size).toBeGreaterThan(3000);
  const found = await call(world, 'check-in?channelConfirmationNumber=BN-load-2999&lastName=Guest');
  expect(found.body.data).toMatchObject([{ slug: 'load-2999' }]);
  expect(await patchStay(world, 'load-2999', { status: 'canceled' })).toMatchObject({ status: 200 });
}, 30_000);

describe('the memory of a long-running server', () => {
  const isThere = async (sessions: Sessions, id: string) =>
    worldOf(sessions, named(id)).then(
      () => true,
      () => false,
    );

  test('sessions unused for more than a day are removed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const sessions = sessionsOf({ now: NOW });
    const [left, used] = [await sessions.start({}), await sessions.start({})];
    vi.setSystemTime(Date.now() + 20 * 3_600_000);
    await worldOf(sessions, named(used.id));
    vi.setSystemTime(Date.now() + 20 * 3_600_000);
    await sessions.start({});
    expect([await isThere(sessions, left.id), await isThere(sessions, used.id)]).toEqual([false, true]);
    vi.useRealTimers();
  });

  test('a browser whose session was removed gets a new world and is told why', async () => {
    const sessions = sessionsOf({ now: NOW }, { sessions: 2 });
    const { id } = await sessions.start({});
    await sessions.start({});
    await sessions.start({});
    const { notice } = await worldOf(sessions, { id, named: false });
    expect(notice).toContain('too many others were started');
  });

  test('above the limit of sessions the least recently used one is removed; its name says why and how to restart it', async () => {
    const sessions = sessionsOf({ now: NOW }, { sessions: 3 });
    const [a, b, c] = [await sessions.start({}), await sessions.start({}, 'ben'), await sessions.start({})];
    await worldOf(sessions, named(a.id));
    await sessions.start({});
    const there = [a, b, c].map(({ id }) => isThere(sessions, id));
    expect(await Promise.all(there)).toEqual([true, false, true]);
    const refused = {
      code: 'GONE',
      status: 410,
      message: expect.stringMatching(/too many others.*\/w\/ben\/ starts it/),
    };
    await expect(worldOf(sessions, named('ben'))).rejects.toMatchObject(refused);
    await expect(sessions.keep('ben')).rejects.toMatchObject(refused);
    await sessions.keep('ben', true);
    expect(await isThere(sessions, 'ben')).toBe(true);
  });

  test('above the memory limit the least recently used worlds are removed, and their names say so', async () => {
    const sessions = sessionsOf({ now: NOW, frozen: true }, { characters: 400_000 });
    const names = ['ann', 'ben', 'eva'];
    for (const name of names) await sessions.start({}, name);
    const look = (name: string) => sessions.access(named(name)).exclusive((world) => world.steps.count);
    for (const name of names) {
      await renameGuest(await worldOf(sessions, named(name)), name);
      for (let times = 0; times < 50; times += 1) {
        await fake.answer(sessions.access(named(name)), apiRequest('property-contents?propertyId=p'));
        await fake.answer(sessions.access(named(name)), apiRequest(`check-in/${SLUG}?${'$expand[]=x&'.repeat(300)}`));
      }
    }
    await expect(look('ann')).rejects.toMatchObject({
      status: 410,
      message: expect.stringMatching(/used too much memory.*\/w\/ann\/ starts it/),
    });
    expect(await look('eva')).toBe(1);
  });

  test('only a few worlds are kept as objects; one restored from its snapshot continues unchanged', async () => {
    const sessions = sessionsOf({ now: NOW, frozen: true }, { ownAwake: 1, awake: 3 });
    const start = (hour: number) => sessions.start({ now: `2026-06-01T${hour}:00:00.000Z` as typeof NOW });
    const { id, backend } = await start(10);
    const { id: other } = await sessions.start({});
    backend.faults.add({ kind: 'status', status: 503, chance: 0.5, seed: 3 });
    const ask = async (name: string) => {
      const answer = await fake.answer(sessions.access(named(name)), apiRequest(`check-in/${SLUG}`));
      return answer === 'dropped' ? answer : answer.status;
    };
    const twin = await restore(snapshot(backend));
    const withoutSleep = await Promise.all(Array.from({ length: 8 }, () => call(twin, `check-in/${SLUG}`)));
    const statuses: unknown[] = [];
    for (let times = 0; times < 8; times += 1) {
      statuses.push(await ask(id));
      // Other worlds become active, so this one is reduced to its snapshot.
      await start(11 + times);
      await ask(other);
    }
    expect(statuses).toEqual(withoutSleep.map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const world = await worldOf(sessions, named(id));
    expect(world).not.toBe(backend);
    expect(world.journal.entries()).toHaveLength(8);
  });
});

describe('dates', () => {
  const START = '2026-02-03T10:00:00.000Z';
  const LATER = '2026-02-07T10:00:00.000Z';
  const ARRIVAL = 'stay-arrival-day';
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(START) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const signInAgain = (backend: Backend) =>
    call(backend, 'authentication', {
      method: 'POST',
      body: { email: 'anna@guest.example', turnstileToken: 'ok', strategy: 'otp' },
    });
  const arrivalOf = async (backend: Backend) => (await fullStay(backend, ARRIVAL)).startDate.slice(0, 10);
  const nothing = async () => undefined;

  /** What was done to a world, and its arrival date when it is read again four days later. */
  const CASES: readonly (readonly [string, (backend: Backend) => Promise<unknown>, string])[] = [
    ['that is untouched', nothing, '2026-02-07'],
    ['where faults were ended', async ({ faults }) => faults.clear(), '2026-02-07'],
    ['with a login', signInAgain, '2026-02-07'],
    ["with a guest's write", (backend) => patchStay(backend, 'stay-started', { guestDetails: DETAILS }), '2026-02-03'],
    ['whose clock was moved', async ({ clock }) => clock.change({ advance: 'PT1M' }), '2026-02-03'],
  ];

  test.each(CASES)('of a stored world %s', async (_what, act, day) => {
    const before = await createBackend();
    await act(before);
    before.faults.add({ operation: 'order', kind: 'network' });
    const text = snapshot(before);
    vi.setSystemTime(LATER);
    const after = await freshWorld(await restore(text));
    expect(await arrivalOf(after)).toBe(day);
    expect(after.faults.list()).toHaveLength(1);
    expect(snapshot(await freshWorld(await restore(snapshot(after)))).length).toBe(snapshot(after).length);
  });

  test.each(CASES)('of the default world %s on a server that runs for days', async (_what, act, day) => {
    const sessions = sessionsOf({});
    const world = () => worldOf(sessions, sessionOf(undefined));
    await act(await world());
    vi.setSystemTime(LATER);
    expect(await arrivalOf(await world())).toBe(day);
    expect((await world()).journal).toBe((await world()).journal);
  });

  test('of a world whose time the tester chose are kept', async () => {
    const sessions = sessionsOf({});
    const { id } = await sessions.start({ now: NOW });
    vi.setSystemTime('2026-05-07T10:00:00.000Z');
    expect(await arrivalOf(await worldOf(sessions, named(id)))).toBe('2026-02-03');
  });

  test('do not change within the hour, so that a countdown ends', async () => {
    const world = await createBackend();
    vi.setSystemTime('2026-02-03T10:59:00.000Z');
    expect(await freshWorld(world)).toBe(world);
  });
});
