import { send } from '#api/transport.ts';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach } from 'vitest';

import { ApiError } from '#api/api-error.ts';
import { request } from '#api/http-client.ts';
import type { ApiSettings } from '#api/http-client.ts';

/** A recognisable slug, for tests that look for it in reports. */
export const CANARY = 'slug-canary';

export const json = (body: unknown, status = 200): RequestListener =>
  text(JSON.stringify(body), status, 'application/json; charset=utf-8');
export const text =
  (body: string, status: number, contentType?: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType });
    response.end(body);
  };

/** Starts a server on a free port; returns API settings with its address. */
export async function serve(listener: RequestListener): Promise<{ settings: ApiSettings; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      send,
      baseUrl: `http://127.0.0.1:${port}/api`,
      storedLanguage: () => undefined,
      shownLanguage: () => 'en-GB',
      onServerTime: () => {},
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The server of a test file: the calls of the current test, the listener that answers them, and its API settings. */
export interface AnsweringServer {
  seen: IncomingMessage[];
  answer: RequestListener;
  settings: ApiSettings;
}

/** Starts one server for the tests of a file. Before each test its record is cleared, and it answers with `usual`. */
export function answeringServer(usual: RequestListener): AnsweringServer {
  const api = { seen: [], answer: usual } as unknown as AnsweringServer;
  beforeAll(async () => {
    const server = await serve((incoming, response) => {
      api.seen.push(incoming);
      api.answer(incoming, response);
    });
    api.settings = server.settings;
    return server.close;
  });
  beforeEach(() => {
    api.seen = [];
    api.answer = usual;
  });
  return api;
}

export const get = (url = `/check-in/${CANARY}`, options = {}) =>
  request<unknown>({ url, method: 'GET', ...options }, { operation: 'checkIn' });

/** The error that a call is rejected with; fails if it succeeds. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('The call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}
