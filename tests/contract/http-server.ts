import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

import { expect } from 'vitest';

import { CALLER_OPTIONS, callersOf } from '#mocks/engine/callers.ts';
import { serverOf } from '#mocks/engine/server.ts';
import type { WorldOptions } from '#mocks/engine/world.ts';
import type { Store } from '#mocks/engine/stored-worlds.ts';
import { httpHost } from '#mocks/http-host.ts';

import { breachesOf } from './control-contract.ts';

/** The fake backend on a free port; a control call outside its contract fails the test. */
export interface TestServer {
  readonly port: number;
  readonly send: (method: string, path: string, body?: unknown, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

/** Sends a request like a browser that opens an address. `fetch` would mark it as not being a navigation. */
export async function asBrowser(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Response> {
  const sent = request(url, { method, headers, agent: false }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const fields = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const status = answer.statusCode ?? 0;
  return new Response((await text(answer)) || null, { status, headers: fields });
}

export async function startServer(
  defaults: WorldOptions,
  store?: Store,
  args: readonly string[] = [],
): Promise<TestServer> {
  const callers = callersOf(parseArgs({ args: [...args], options: CALLER_OPTIONS }).values);
  const server: Server = serverOf(httpHost({ defaults, store, callers })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    send: async (method, path, body, init) => {
      const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const headers = new Headers(init?.headers);
      if (sent !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(sent === undefined ? {} : { body: sent }),
        ...init,
        headers,
      });
      const [, verb] = /^(?:\/w\/[^/?]+)?\/__mock\/(.+)$/.exec(path) ?? [];
      if (verb !== undefined) expect(await breachesOf(method, verb, sent, answer)).toEqual([]);
      return answer;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
