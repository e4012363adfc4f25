import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect } from 'vitest';

import type { WorldOptions } from '#mocks/engine/world.ts';
import { send } from '#mocks/engine/node-http.ts';
import type { Store } from '#mocks/engine/stored-worlds.ts';
import { httpHost } from '#mocks/http-host.ts';

import { breachesOf } from './control-contract.ts';

/** The fake backend on a free port; a control call outside its contract fails the test. */
export interface TestServer {
  readonly port: number;
  readonly send: (method: string, path: string, body?: unknown, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

export async function startServer(options: WorldOptions, store?: Store): Promise<TestServer> {
  const server: Server = createServer(httpHost(options, send, store)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    send: async (method, path, body, init) => {
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const headers = new Headers(init?.headers);
      if (text !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(text === undefined ? {} : { body: text }),
        ...init,
        headers,
      });
      const [, verb] = /^(?:\/w\/[^/?]+)?\/__mock\/(.+)$/.exec(path) ?? [];
      if (verb !== undefined) expect(await breachesOf(method, verb, text, answer)).toEqual([]);
      return answer;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
