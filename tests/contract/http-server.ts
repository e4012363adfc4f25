import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { WorldOptions } from '#mocks/engine/backend.ts';
import { httpHost } from '#mocks/http-host.ts';

/** The fake backend on a free port, with a way to call it. */
export interface TestServer {
  readonly port: number;
  readonly send: (method: string, path: string, body?: unknown, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

export async function startServer(options: WorldOptions): Promise<TestServer> {
  const server: Server = createServer(httpHost(options)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    send: (method, path, body, init) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...init,
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
