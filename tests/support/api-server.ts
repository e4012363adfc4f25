import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ApiError } from '#api/api-error.ts';
import { request } from '#api/http-client.ts';
import type { ApiSettings } from '#api/http-client.ts';

/** A slug that must not turn up where no slug belongs. */
export const CANARY = 'slug-canary';

export const json = (body: unknown, status = 200): RequestListener =>
  text(JSON.stringify(body), status, 'application/json; charset=utf-8');
export const text =
  (body: string, status: number, contentType?: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType });
    response.end(body);
  };

/** Starts a server on a free port, and returns the settings that lead to it. */
export async function serve(listener: RequestListener): Promise<{ settings: ApiSettings; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
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

export const get = (url = `/check-in/${CANARY}`, options = {}) =>
  request<unknown>({ url, method: 'GET', ...options }, { operation: 'checkIn' });

/** What a call is refused with. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('The call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}
