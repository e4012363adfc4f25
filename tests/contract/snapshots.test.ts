import { describe, expect, test, vi } from 'vitest';

import { fake } from '#mocks/backend.ts';
import type { Backend } from '#mocks/world.ts';

import { SLUG, writeAndRead } from './in-worlds.ts';
import { call, frozenWorld, fullStay, NOW, patchStay } from './support.ts';
import { testerServer } from './tester-server.ts';

const { json, cancelIn, statusIn } = testerServer();

describe('a snapshot', () => {
  const snapshot = async () => (await json('GET', '/__mock/snapshot')).body;
  const put = (body: unknown) => json('PUT', '/w/other/__mock/snapshot', body);

  test('of one world can replace another', async () => {
    await cancelIn('');
    expect(await put(await snapshot())).toMatchObject({ status: 200, body: { now: NOW } });
    expect(await statusIn('/w/other')).toBe('canceled');
  });

  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
  test.each<[string, (whole: Record<string, unknown>) => unknown, string]>([
    ['of another version', (whole) => ({ ...whole, version: 2 }), 'version'],
    ['with an unknown member', (whole) => ({ ...whole, extra: 1 }), 'extra'],
    ['with an unknown table', (whole) => ({ ...whole, rows: { boats: [{}] } }), 'rows.boats'],
    [
      'with a row outside its schema',
      (whole) => ({ ...whole, rows: { stays: [{ slug: 'x' }] } }),
      'rows.stays.0.lastName',
    ],
    ['with an invalid fault', (whole) => ({ ...whole, faults: [{ kind: 'fire' }] }), 'faults.0.kind'],
    ['with a start outside the supported years', (whole) => ({ ...whole, start: '9999-01-01T00:00:00.000Z' }), 'start'],
    ['with too many generated stays', (whole) => ({ ...whole, generated: 1e9 }), 'generated'],
    ['too deep', (whole) => ({ ...whole, counters: deep(30) }), `counters${'.a'.repeat(19)}`],
    ['that is not an object', () => [1], 'snapshot'],
  ])('%s is refused, and the message names the place', async (_what, change, field) => {
    expect(await put(change(await snapshot()))).toMatchObject({ status: 400, body: { errors: [{ data: { field } }] } });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('with a member %s at any depth is refused', async (name) => {
    const text = JSON.stringify(await snapshot()).replace('"counters":{}', `"counters":{"a":{"${name}":1}}`);
    const init = { body: text, headers: { 'content-type': 'application/json' } };
    expect(await json('PUT', '/w/other/__mock/snapshot', undefined, init)).toMatchObject({
      status: 400,
      body: { errors: [{ data: { field: `counters.a.${name}` } }] },
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('over 1 MB is not read', async () => {
    const init = { body: `"${'x'.repeat(1_000_001)}"` };
    expect(await json('PUT', '/__mock/snapshot', undefined, init)).toMatchObject({ status: 413 });
  });
});

const { restore, snapshot } = fake;

describe('a world restored from a snapshot', () => {
  test('continues with the same clock, rows and counters', async () => {
    const before = await frozenWorld({ seed: 3 });
    await writeAndRead(before);
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

  test('keeps active faults with their remaining counts', async () => {
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

  test('keeps the progress of chances and rate limits, also in a fork', async () => {
    const before = await frozenWorld();
    before.faults.add({ operation: 'order', kind: 'network', chance: 0.5, seed: 7 });
    before.faults.add({ operation: 'checkIn', kind: 'rate-limit', calls: 3, perMs: 60_000 });
    const orders = async (world: Backend, times: number) => {
      const statuses: unknown[] = [];
      for (let time = 0; time < times; time += 1) {
        statuses.push((await call(world, 'orders/order-1', { headers: { 'x-slug': SLUG } })).status);
      }
      return statuses;
    };
    await orders(before, 5);
    await call(before, `check-in/${SLUG}`);
    const after = await restore(snapshot(before));
    expect(await orders(after, 20)).toEqual(await orders(before, 20));
    const stays = [1, 2, 3].map(() => call(after, `check-in/${SLUG}`));
    expect((await Promise.all(stays)).map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  test('is not created if the rows do not match the schemas, as after an incompatible update', async () => {
    const text = snapshot(await frozenWorld());
    const broken = { ...JSON.parse(text), rows: { stays: [{ slug: SLUG, checkIn: {} }] } };
    const heard = vi.spyOn(console, 'error').mockReturnValue();
    await expect(restore(JSON.stringify(broken))).rejects.toThrow('rows.stays.0.lastName is missing');
    await expect(restore('{}')).rejects.toThrow('version');
    await expect(restore('<html>')).rejects.toThrow('JSON');
    expect(heard).toHaveBeenCalledOnce();
  });
});
