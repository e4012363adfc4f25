import { describe, expect, test, vi } from 'vitest';

import { fake } from '#mocks/backend.ts';

import { named, renameGuest, SLUG, worldOf } from './in-worlds.ts';
import type { Sessions } from './in-worlds.ts';
import { apiRequest, call, NOW } from './support.ts';

const { restore, sessions: sessionsOf, snapshot } = fake;

describe('the memory of a server that runs for long', () => {
  const isThere = async (sessions: Sessions, id: string) =>
    worldOf(sessions, named(id)).then(
      () => true,
      () => false,
    );

  test('is freed of sessions that are unused for a day', async () => {
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

  test('tells the browser of a session that ended why it has another world', async () => {
    const sessions = sessionsOf({ now: NOW }, { sessions: 2 });
    const { id } = await sessions.start({});
    await sessions.start({});
    await sessions.start({});
    const { because } = await worldOf(sessions, { id, named: false });
    expect(because).toContain('too many others were started');
  });

  test('holds so many sessions, and loses the longest unused, saying why and what to do', async () => {
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

  test('ends the longest unused worlds when all together keep too much, and says so', async () => {
    const sessions = sessionsOf({ now: NOW, frozen: true }, { characters: 400_000 });
    const names = ['ann', 'ben', 'eva'];
    for (const name of names) await sessions.start({}, name);
    const look = (name: string) => sessions.place(named(name)).alone((world) => world.steps.count);
    for (const name of names) {
      await renameGuest(await worldOf(sessions, named(name)), name);
      for (let times = 0; times < 50; times += 1) {
        await fake.answer(sessions.place(named(name)), apiRequest('property-contents?propertyId=p'));
        await fake.answer(sessions.place(named(name)), apiRequest(`check-in/${SLUG}?${'$expand[]=x&'.repeat(300)}`));
      }
    }
    await expect(look('ann')).rejects.toMatchObject({
      status: 410,
      message: expect.stringMatching(/kept too much.*\/w\/ann\/ starts it/),
    });
    expect(await look('eva')).toBe(1);
  });

  test('keeps few worlds awake; one that slept goes on as if it had not', async () => {
    const sessions = sessionsOf({ now: NOW, frozen: true }, { ownAwake: 1, awake: 3 });
    const start = (hour: number) => sessions.start({ now: `2026-06-01T${hour}:00:00.000Z` as typeof NOW });
    const { id, backend } = await start(10);
    const { id: other } = await sessions.start({});
    backend.faults.add({ kind: 'status', status: 503, chance: 0.5, seed: 3 });
    const ask = async (name: string) => {
      const answer = await fake.answer(sessions.place(named(name)), apiRequest(`check-in/${SLUG}`));
      return answer === 'dropped' ? answer : answer.status;
    };
    const twin = await restore(snapshot(backend));
    const withoutSleep = await Promise.all(Array.from({ length: 8 }, () => call(twin, `check-in/${SLUG}`)));
    const statuses: unknown[] = [];
    for (let times = 0; times < 8; times += 1) {
      statuses.push(await ask(id));
      // Others come, and this one falls asleep.
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
