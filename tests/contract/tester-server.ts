import { afterAll, beforeAll, beforeEach } from 'vitest';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

/** The stay that these tests cancel. */
export const SLUG = 'stay-started';

/** Starts a server for the tests of a file and resets it before each; returns functions that call it. */
export function testerServer() {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ now: NOW, frozen: true });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.send('POST', '/__mock/reset');
  });
  const json = async (method: string, path: string, body?: unknown, init?: RequestInit) => {
    const response = await server.send(method, path, body, init);
    return { status: response.status, body: await response.json() };
  };
  return {
    json,
    send: (...call: Parameters<TestServer['send']>) => server.send(...call),
    port: () => server.port,
    cancelIn: (world: string) => json('PATCH', `${world}/api/check-in/${SLUG}`, { status: 'canceled' }),
    statusIn: async (world: string): Promise<unknown> =>
      (await json('GET', `${world}/api/check-in/${SLUG}`)).body.status,
  };
}
