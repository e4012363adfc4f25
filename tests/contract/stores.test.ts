import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { folderStore } from '#mocks/engine/folder-store.ts';
import { redisStore } from '#mocks/engine/redis-store.ts';
import type { Store } from '#mocks/engine/stored-worlds.ts';

import { startRedis } from '../support/redis-server.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

const storeAt = (where: string): Promise<Store> => (where.startsWith('redis') ? redisStore(where) : folderStore(where));

const folder = await mkdtemp(join(tmpdir(), 'reception-store-'));
const redis = await startRedis();
// Outside any hook or test, as the first use installs the client, which takes longer than their timeouts.
const refused = await redisStore('redis://127.0.0.1:1').then(
  () => 'answered',
  (error: unknown) => String(error),
);
const hasClient = !refused.includes('cannot be installed');
const client = redis && hasClient ? await redisStore(redis.url) : undefined;
if (client === undefined) console.warn('No redis-server or client here, and none can be fetched: NOT tested');
afterAll(async () => {
  await client?.close();
  await redis?.stop();
  await rm(folder, { recursive: true });
});

const SLUG = 'stay-started';

describe.each([['a folder', folder], ...(redis && client ? [['Redis', redis.url]] : [])])(
  'worlds in %s',
  (_name, where) => {
    let stores: Store[];
    let replicas: TestServer[];
    const startReplica = async (): Promise<TestServer> => {
      const store = await storeAt(where);
      stores.push(store);
      const replica = await startServer({ now: NOW, frozen: true }, store);
      replicas.push(replica);
      return replica;
    };
    let [one, other]: TestServer[] = [];
    beforeAll(async () => {
      [stores, replicas] = [[], []];
      [one, other] = [await startReplica(), await startReplica()];
    });
    afterAll(async () => {
      await Promise.all(replicas.map((replica) => replica.stop()));
      await Promise.all(stores.map((store) => store.close()));
    });

    const json = async (replica: TestServer | undefined, method: string, path: string, body?: unknown) => {
      const response = await replica?.send(method, path, body);
      return { status: response?.status, body: await response?.json() };
    };
    const sauna = { orderItems: [{ productId: 'prod-sauna' }] };
    const order = (replica: TestServer | undefined, world: string) =>
      json(replica, 'PATCH', `/w/${world}/api/check-in/${SLUG}`, sauna);

    test('are shared by all processes: rows, clock, faults, journal, undo, reset', async () => {
      expect((await order(one, 'anna')).body.orderId).toBe('order-1');
      await json(other, 'PUT', '/w/anna/__mock/clock', { advance: 'PT1H' });
      expect((await order(other, 'anna')).body.orderId).toBe('order-2');
      expect((await json(one, 'GET', '/w/anna/__mock/clock')).body.now).toBe('2026-02-03T11:00:00.000Z');
      await json(one, 'POST', '/w/anna/__mock/faults', { kind: 'status', status: 503, times: 2 });
      const statuses = [await order(other, 'anna'), await order(one, 'anna'), await order(other, 'anna')];
      expect(statuses.map(({ status }) => status)).toEqual([503, 503, 200]);
      const journal = (await json(one, 'GET', '/w/anna/__mock/journal')).body;
      expect(journal.map(({ status }: { status: number }) => status)).toEqual([200, 200, 503, 503, 200]);
      expect(journal[0].changes).toMatchObject([{ at: 'orders/order-1' }]);
      expect((await json(one, 'POST', '/w/anna/__mock/undo')).body.changes).toMatchObject([{ at: 'orders/order-3' }]);
      expect((await json(other, 'GET', '/__mock/sessions')).body).toMatchObject([{ id: 'anna', steps: 2 }]);
      await json(other, 'POST', '/w/anna/__mock/reset');
      expect((await json(one, 'GET', '/w/anna/__mock/clock')).body.now).toBe(NOW);
      expect((await json(one, 'GET', '/w/anna/__mock/journal')).body).toEqual([]);
    });

    test('lose nothing when all processes restart', async () => {
      for (let times = 0; times < 3; times += 1) await order(one, 'ben');
      await json(one, 'POST', '/w/ben/__mock/faults', { kind: 'delay', delayMs: 1 });
      const again = await startReplica();
      expect((await order(again, 'ben')).body.orderId).toBe('order-4');
      expect((await json(again, 'GET', '/w/ben/__mock/faults')).body).toHaveLength(1);
      expect((await json(again, 'GET', '/w/ben/__mock/journal')).body).toHaveLength(4);
      for (let times = 0; times < 4; times += 1) {
        expect((await json(again, 'POST', '/w/ben/__mock/undo')).status).toBe(200);
      }
      expect((await json(again, 'POST', '/w/ben/__mock/undo')).status).toBe(409);
    });

    test('list for an undone call only what it wrote, not later writes', async () => {
      const slug = 'stay-before-arrival';
      const guestDetails = { firstName: 'Ben', lastName: 'Guest', email: 'ben@guest.example', phone: '+358401234567' };
      await json(one, 'PATCH', `/w/ida/api/check-in/${slug}`, { guestDetails });
      await json(one, 'POST', '/w/ida/__mock/identity', { slug, result: 'approved' });
      const { body } = await json(other, 'POST', '/w/ida/__mock/undo');
      const paths: string[] = body.changes.map(({ at }: { at: string }) => at);
      expect(paths).toContainEqual(expect.stringContaining('customer.firstName'));
      expect(paths.filter((at) => at.includes('idVerification'))).toEqual([]);
    });

    test('keep simultaneous writes of two processes: none of forty orders is lost', async () => {
      await order(one, 'carla');
      const all = Array.from({ length: 40 }, (_, index) => order(index % 2 === 0 ? one : other, 'carla'));
      const ids = (await Promise.all(all)).map(({ status, body }) => `${status} ${body.orderId}`);
      expect(ids.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `200 order-${index + 2}`).toSorted());
      await json(one, 'PUT', '/w/carla/__mock/clock', { advance: 'PT1M' });
      const { body } = await json(other, 'GET', `/w/carla/api/check-in/${SLUG}?$expand[]=orderItems`);
      const delivered = body.orderItems.filter(({ productId }: { productId: string }) => productId === 'prod-sauna');
      expect(delivered).toHaveLength(41);
    });

    test('are created only once if several processes are called at the same time', async () => {
      const answers = await Promise.all([one, other, one, other].map((each) => order(each, 'dora')));
      expect(new Set(answers.map(({ body }) => body.orderId))).toEqual(
        new Set(['order-1', 'order-2', 'order-3', 'order-4']),
      );
      expect((await json(other, 'POST', '/__mock/sessions', { name: 'dora' })).status).toBe(409);
      expect((await json(one, 'POST', '/w/dora/__mock/fork', { name: 'dora-too' })).status).toBe(201);
      await json(other, 'PATCH', `/w/dora-too/api/check-in/${SLUG}`, { status: 'canceled' });
      expect((await json(one, 'GET', `/w/dora/api/check-in/${SLUG}`)).body.status).toBe('confirmed');
    });

    test('release a held call when another process clears the faults', async () => {
      await json(one, 'POST', '/w/emil/__mock/faults', { kind: 'hold', times: 1 });
      const held = json(one, 'GET', `/w/emil/api/check-in/${SLUG}`);
      // The fault is used up as soon as the call has arrived; the next one passes.
      await vi.waitFor(async () => expect((await json(other, 'GET', '/w/emil/__mock/faults')).body).toEqual([]));
      expect((await json(other, 'GET', `/w/emil/api/check-in/${SLUG}`)).status).toBe(200);
      await json(other, 'DELETE', '/w/emil/__mock/faults');
      expect((await held).status).toBe(200);
    });

    test('end in all processes, and an invalid cookie is refused (F7)', async () => {
      await order(one, 'finn');
      await json(other, 'DELETE', '/__mock/sessions/finn');
      expect((await order(one, 'finn')).body.orderId).toBe('order-1');
      const cookie = { headers: { cookie: 'mock-session=../../etc/passwd' } };
      const response = await one?.send('GET', `/api/check-in/${SLUG}`, undefined, cookie);
      expect(response?.status).toBe(400);
    });
  },
);

test('a world in a folder that was unused for a day is reported as ended, and restarts by its link', async () => {
  const unused = join(folder, 'grace');
  const start = async () => startServer({ now: NOW, frozen: true }, await folderStore(folder));
  const before = await start();
  await before.send('GET', `/w/grace/api/check-in/${SLUG}`);
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await utimes(unused, twoDaysAgo, twoDaysAgo);
  const after = await start();
  const call = () => after.send('GET', '/w/grace/__mock/clock');
  const refused = await call();
  expect([refused.status, await refused.json()]).toMatchObject([
    410,
    {
      errors: [
        { code: 'GONE', message: expect.stringContaining("'grace' has been deleted: it was not used for a day") },
      ],
    },
  ]);
  expect((await after.send('GET', '/w/grace/stay', undefined, { redirect: 'manual' })).status).toBe(302);
  expect((await call()).status).toBe(200);
  await Promise.all([before.stop(), after.stop()]);
});

test.runIf(hasClient)('a store that does not answer is reported in one line', () => {
  expect(refused).toMatch(/^Error: redis:\/\/127\.0\.0\.1:1 does not answer: .*$/);
});

test('a client that cannot be installed is reported quickly, in one line', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'reception-no-client-'));
  const { status, stderr } = spawnSync('node', [resolve('mocks/start.ts'), '--store', 'redis://127.0.0.1:1'], {
    cwd: empty,
    encoding: 'utf8',
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:1', npm_config_cache: empty },
  });
  await rm(empty, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain('@redis/client 6.3.1 cannot be installed: a store in Redis needs it');
});
