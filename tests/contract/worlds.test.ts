import { describe, expect, test } from 'vitest';

import type { Backend } from '#mocks/world.ts';
import { createBackend, fake } from '#mocks/backend.ts';
import { sessionOf } from '#mocks/engine/sessions.ts';

import { named, nameOfGuest, renameGuest, story, worldOf } from './in-worlds.ts';
import { call, frozenWorld, fullStay, NOW, patchStay } from './support.ts';

const { sessions: sessionsOf } = fake;

describe('two worlds of the same seed, clock and requests', () => {
  test('answer the same bytes', async () => {
    const [one, other] = [await frozenWorld({ seed: 7, invented: 20 }), await frozenWorld({ seed: 7, invented: 20 })];
    expect(await story(one)).toBe(await story(other));
  });

  test('invent the same stays, another seed invents others', async () => {
    const later = async (seed: number, now = NOW) => {
      const world = await createBackend({ now, frozen: true, seed, invented: 20 });
      return JSON.stringify(await Promise.all([1, 10, 20].map((number) => fullStay(world, `load-${number}`))));
    };
    // Five other worlds in between: the rows are really made again, not remembered.
    const first = await later(1);
    for (const seed of [2, 3, 4, 5, 6]) expect(await later(seed)).not.toBe(first);
    expect(await later(1)).toBe(first);
  });
});

test('a browser that kept the cookie of a server before gets a world of its own', async () => {
  const sessions = sessionsOf({ now: NOW });
  const stale = sessionOf(undefined, 'mock-session=from-before');
  expect((await worldOf(sessions, stale)).because).toMatch(/^The world of this browser is gone: .+ This is a new one/);
  await renameGuest(await worldOf(sessions, stale), 'Ben');
  expect(await nameOfGuest(await worldOf(sessions, stale))).toBe('Ben');
  expect(await nameOfGuest(await worldOf(sessions, sessionOf(undefined)))).toBe('Anna');
});

test('what a thousand sessions write is seen in none of the others', async () => {
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

test('a reset restores every seed of one session only (R7-10)', async () => {
  const sessions = sessionsOf({ now: NOW });
  const [mine, yours] = [await sessions.start({}), await sessions.start({})];
  await renameGuest(mine.backend, 'Ben');
  await renameGuest(yours.backend, 'Carl');
  await sessions.visit(named(mine.id), ({ reset }) => reset());
  expect(await nameOfGuest(await worldOf(sessions, named(mine.id)))).toBe('Anna');
  expect(await nameOfGuest(await worldOf(sessions, named(yours.id)))).toBe('Carl');
});

test('three thousand invented stays are looked up like one', async () => {
  const world = await frozenWorld({ invented: 3000 });
  expect(world.db.stays.size).toBeGreaterThan(3000);
  const found = await call(world, 'check-in?channelConfirmationNumber=BN-load-2999&lastName=Guest');
  expect(found.body.data).toMatchObject([{ slug: 'load-2999' }]);
  expect(await patchStay(world, 'load-2999', { status: 'canceled' })).toMatchObject({ status: 200 });
}, 60_000);
