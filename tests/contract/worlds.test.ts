import { describe, expect, test, vi } from 'vitest';

import type { Backend } from '#mocks/backend.ts';
import { createBackend } from '#mocks/backend.ts';
import { Sessions, sessionOf } from '#mocks/engine/sessions.ts';
import { restore, snapshot } from '#mocks/engine/snapshot.ts';

import { apiRequest, call, frozenWorld, fullStay, NOW, order, patchStay, signIn } from './support.ts';

const SLUG = 'stay-before-arrival';
const nameOfGuest = async (backend: Backend) =>
  (await call(backend, `check-in/${SLUG}?$expand[]=customer`)).body.customer.firstName;
const renameGuest = (backend: Backend, firstName: string) =>
  patchStay(backend, SLUG, { guestDetails: { firstName, lastName: 'Guest', email: 'a@guest.example', phone: '+1' } });

/** A bit of everything that writes, and what is read afterwards, as bytes. */
async function story(backend: Backend): Promise<string> {
  const authorization = await signIn(backend);
  await order(backend, SLUG, [{ productId: 'prod-sauna', count: 2 }]);
  await renameGuest(backend, 'Ben');
  await patchStay(backend, 'check-out-day', { checkOutDone: true });
  const texts: string[] = [];
  for (const path of [
    `check-in/${SLUG}?$expand[]=orderItems`,
    'check-in/check-out-day?$expand[]=propertyKeys',
    'reservations',
  ]) {
    const answer = await backend.handle(apiRequest(path, { headers: authorization }));
    if (answer !== 'dropped') texts.push(JSON.stringify([...answer.headers]), await answer.text());
  }
  return texts.join('\n');
}

describe('two worlds of the same seed, clock and requests', () => {
  test('answer the same bytes', async () => {
    const [one, other] = [await frozenWorld({ seed: 7, stays: 20 }), await frozenWorld({ seed: 7, stays: 20 })];
    expect(await story(one)).toBe(await story(other));
  });

  test('invent the same stays, another seed invents others', async () => {
    const later = async (seed: number, now = NOW) => {
      const world = await createBackend({ now, frozen: true, seed, stays: 20 });
      return JSON.stringify(await Promise.all([1, 10, 20].map((number) => fullStay(world, `load-${number}`))));
    };
    // Five other worlds in between: the rows are really made again, not remembered.
    const first = await later(1);
    for (const seed of [2, 3, 4, 5, 6]) expect(await later(seed)).not.toBe(first);
    expect(await later(1)).toBe(first);
  });
});

const named = (id: string) => ({ id, named: true });

test('a browser that kept the cookie of a server before gets a world of its own', async () => {
  const sessions = new Sessions({ now: NOW });
  const stale = sessionOf(new Headers({ cookie: 'mock-session=from-before' }));
  await renameGuest(await sessions.world(stale), 'Ben');
  expect(await nameOfGuest(await sessions.world(stale))).toBe('Ben');
  expect(await nameOfGuest(await sessions.world(sessionOf(new Headers())))).toBe('Anna');
});

test('what a thousand sessions write is seen in none of the others', async () => {
  const sessions = new Sessions({ now: NOW, frozen: true });
  const started = await Promise.all(Array.from({ length: 1000 }, () => sessions.start({})));
  await Promise.all(started.map(({ backend }, index) => renameGuest(backend, `Guest ${index}`)));
  const names = await Promise.all(started.map(async ({ id }) => nameOfGuest(await sessions.world(named(id)))));
  expect(names).toEqual(started.map((_session, index) => `Guest ${index}`));
  expect(await nameOfGuest(await sessions.world(sessionOf(new Headers())))).toBe('Anna');
  expect(new Set(started.map(({ id }) => id)).size).toBe(1000);
}, 30_000);

test('a reset restores every seed of one session only (R7-10)', async () => {
  const sessions = new Sessions({ now: NOW });
  const [mine, yours] = [await sessions.start({}), await sessions.start({})];
  await renameGuest(mine.backend, 'Ben');
  await renameGuest(yours.backend, 'Carl');
  await sessions.reset(named(mine.id));
  expect(await nameOfGuest(await sessions.world(named(mine.id)))).toBe('Anna');
  expect(await nameOfGuest(await sessions.world(named(yours.id)))).toBe('Carl');
});

describe('a stored world', () => {
  test('goes on where it was left', async () => {
    const before = await frozenWorld({ seed: 3 });
    await story(before);
    before.clock.change({ advance: 'PT2H' });
    const after = await restore(snapshot(before));
    expect(after.clock.now()).toBe(before.clock.now());
    for (const slug of [SLUG, 'check-out-day', 'stay-started']) {
      expect(await fullStay(after, slug)).toEqual(await fullStay(before, slug));
    }
    const { orderId } = (await patchStay(after, 'stay-started', { orderItems: [{ productId: 'prod-sauna' }] })).body;
    expect(orderId).toBe('order-2');
    expect(snapshot(await restore(snapshot(after)))).toHaveLength(snapshot(after).length);
  });

  test('keeps the troubles that were set, as often as they are still to come', async () => {
    const before = await frozenWorld();
    before.faults.add({ operation: 'checkIn', kind: 'status', status: 503, times: 2 });
    before.faults.add({ operation: 'order', kind: 'network' });
    expect((await call(before, `check-in/${SLUG}`)).status).toBe(503);
    const after = await restore(snapshot(before));
    expect(after.faults.list()).toEqual(before.faults.list());
    expect((await call(after, `check-in/${SLUG}`)).status).toBe(503);
    expect((await call(after, `check-in/${SLUG}`)).status).toBe(200);
    expect((await call(after, 'orders/order-1', { headers: { 'x-slug': SLUG } })).status).toBe('dropped');
  });

  test('of another build is refused', async () => {
    const text = snapshot(await frozenWorld());
    const broken = { ...JSON.parse(text), rows: { stays: [{ slug: SLUG, checkIn: {} }] } };
    const heard = vi.spyOn(console, 'error').mockReturnValue();
    await expect(restore(JSON.stringify(broken))).rejects.toThrow('schema');
    await expect(restore('{}')).rejects.toThrow('no start');
    await expect(restore('<html>')).rejects.toThrow('JSON');
    expect(heard).toHaveBeenCalledOnce();
  });
});

test('ten thousand invented stays are looked up like one', async () => {
  const world = await frozenWorld({ stays: 10_000 });
  expect(world.db.stays.size).toBeGreaterThan(10_000);
  const found = await call(world, 'check-in?channelConfirmationNumber=BN-load-9999&lastName=Guest');
  expect(found.body.data).toMatchObject([{ slug: 'load-9999' }]);
  expect(await patchStay(world, 'load-9999', { status: 'canceled' })).toMatchObject({ status: 200 });
});
