import { describe, expect, test } from 'vitest';

import { NOW } from './support.ts';
import { testerServer } from './tester-server.ts';

const { json, cancelIn, statusIn } = testerServer();

describe('a snapshot', () => {
  const snapshot = async () => (await json('GET', '/__mock/snapshot')).body;
  const put = (body: unknown) => json('PUT', '/w/other/__mock/snapshot', body);

  test('of one world is the beginning of another', async () => {
    await cancelIn('');
    expect(await put(await snapshot())).toMatchObject({ status: 200, body: { now: NOW } });
    expect(await statusIn('/w/other')).toBe('canceled');
  });

  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
  test.each<[string, (whole: Record<string, unknown>) => unknown, string]>([
    ['of another version', (whole) => ({ ...whole, version: 2 }), 'version'],
    ['with an unknown member', (whole) => ({ ...whole, extra: 1 }), 'snapshot'],
    ['with an unknown table', (whole) => ({ ...whole, rows: { boats: [{}] } }), 'rows.boats'],
    ['with a row outside its schema', (whole) => ({ ...whole, rows: { stays: [{ slug: 'x' }] } }), 'rows.stays.0'],
    ['with a fault that is none', (whole) => ({ ...whole, faults: [{ kind: 'fire' }] }), 'kind'],
    ['of a year too far', (whole) => ({ ...whole, start: '9999-01-01T00:00:00.000Z' }), 'now'],
    ['with more stays than anybody waits for', (whole) => ({ ...whole, invented: 1e9 }), 'invented'],
    ['too deep', (whole) => ({ ...whole, counters: deep(30) }), `counters${'.a'.repeat(19)}`],
    ['that is no object', () => [1], 'snapshot'],
  ])('%s is refused, saying where', async (_what, change, field) => {
    expect(await put(change(await snapshot()))).toMatchObject({ status: 400, body: { errors: [{ data: { field } }] } });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('never has a member %s, at any depth', async (name) => {
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
