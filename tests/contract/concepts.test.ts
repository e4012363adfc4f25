import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CONCEPTS } from '#mocks/tester-page/concepts.ts';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({});
});
afterAll(() => server.stop());

describe.each(CONCEPTS)('the page about a $id', ({ examples }) => {
  test.each(examples)('has an example that works: $say', async (example) => {
    const answer = await ('link' in example
      ? server.send('GET', example.link, undefined, { redirect: 'manual' })
      : server.send(example.method, new URL(`/__mock/${example.verb}`, 'http://x').pathname, example.body));
    expect(answer.status).toBe('link' in example ? 302 : answer.status);
    expect(answer.status).toBeLessThan(400);
  });
});

test('a third party meets the faults that name it, and no fault of all operations', async () => {
  const fate = async (name: string) => (await server.send('POST', `/__mock/third-parties/${name}`)).json();
  await server.send('DELETE', '/__mock/faults');
  await server.send('POST', '/__mock/faults', { kind: 'network' });
  expect(await fate('plan')).toEqual({ delayMs: 0, ends: null });
  await server.send('POST', '/__mock/faults', { operation: 'plan', kind: 'delay', delayMs: 200 });
  await server.send('POST', '/__mock/faults', { operation: 'plan', kind: 'status', times: 1 });
  expect(await fate('plan')).toEqual({ delayMs: 200, ends: 'status' });
  expect(await fate('plan')).toEqual({ delayMs: 200, ends: null });
  expect(await fate('challenge')).toEqual({ delayMs: 0, ends: null });
  expect((await server.send('POST', '/__mock/third-parties/post-office')).status).toBe(404);
  expect(await (await server.send('GET', '/__mock/journal')).json()).toContainEqual(
    expect.objectContaining({ operation: 'plan', status: 'dropped', faults: ['delay', 'status'] }),
  );
});
