import { expect, test, vi } from 'vitest';

import type { CustomProductOrder } from '#api/generated/model.ts';
import { ApiError } from '#api/api-error.ts';
import { request } from '#api/http-client.ts';

import { submit } from './submit.ts';

import { requestCustomProduct } from './products.ts';

vi.mock('#api/http-client.ts', () => ({ request: vi.fn<typeof request>() }));

const saying =
  (body: string): (() => Promise<CustomProductOrder>) =>
  () =>
    Promise.resolve(JSON.parse(body));
const failing = (status?: number) => () =>
  Promise.reject(
    new ApiError({ code: status === undefined ? 'network' : 'unknown', operation: 'POST', message: '', status }),
  );

test.each([
  ['a noted request (R7-59)', saying('{"id":"1","status":"pending"}'), 'sent'],
  ['an unknown status', saying('{"id":"1","status":"dreaming"}'), 'sent'],
  ['an answer one cannot read', saying('{"id":7}'), 'lost'],
  ['no such product', failing(404), 'refused'],
  ['a conflict', failing(409), 'refused'],
  ['a server in trouble', failing(500), 'lost'],
  ['a gateway in trouble', failing(504), 'lost'],
  ['no answer', failing(), 'lost'],
])('%s: sent once', async (_words, answer, kind) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(request).mockReset().mockImplementation(answer);
  const send = () => requestCustomProduct('transfer', 'res-1');
  expect(await submit({ lock: 'write:abc', send, settle: () => {} })).toBe(kind);
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: '/custom-products/transfer/order', data: { reservationId: 'res-1' } }),
    { operation: 'orderCustomProduct' },
  );
});
