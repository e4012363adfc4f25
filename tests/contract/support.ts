import { serializeQuery } from '#api/address.ts';
import { STAY_PARAMS } from '#api/request-stay.ts';
import type { Instant } from '#lib/time.ts';
import type { WorldOptions } from '#mocks/engine/world.ts';
import type { Backend } from '#mocks/world.ts';

import { createBackend } from '#mocks/backend.ts';

/** A Tuesday noon in Helsinki, in winter. */
export const NOW = '2026-02-03T10:00:00.000Z' as Instant;

/** A world with a frozen clock at `NOW`. */
export const frozenWorld = (options: WorldOptions = {}): Promise<Backend> =>
  createBackend({ now: NOW, frozen: true, ...options });

export interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A request to the API; a body is sent as JSON, and a text unchanged. */
export const apiRequest = (path: string, { method = 'GET', body, headers = {} }: Sent = {}): Request =>
  new Request(`http://mock.test/api/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

export interface Received {
  readonly status: number | 'dropped';
  // Untyped, as it is the answer of any operation and each test asserts what it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** Calls the API of a world. */
export async function call(backend: Backend, path: string, sent?: Sent): Promise<Received> {
  const answer = await backend.handle(apiRequest(path, sent));
  return answer === 'dropped'
    ? { status: answer, body: undefined }
    : { status: answer.status, body: await answer.json() };
}

export const patchStay = (backend: Backend, slug: string, body: unknown): Promise<Received> =>
  call(backend, `check-in/${slug}`, { method: 'PATCH', body });

/** The query with all expansions of a stay that the app requests. */
export const ALL_EXPANSIONS = serializeQuery(STAY_PARAMS);

/** Reads a stay with all expansions. */
export const fullStay = async (backend: Backend, slug: string) =>
  (await call(backend, `check-in/${slug}?${ALL_EXPANSIONS}`)).body;

/** Signs in; returns the header that the five calls about the account need. */
export async function signIn(backend: Backend, email = 'anna@guest.example'): Promise<{ authorization: string }> {
  const authenticate = (body: object) => call(backend, 'authentication', { method: 'POST', body });
  await authenticate({ email, turnstileToken: 'ok', strategy: 'otp' });
  const { body } = await authenticate({ email, otp: '123456', strategy: 'otp' });
  return { authorization: `Bearer ${body.accessToken}` };
}

/** Places an order and advances the clock until it is decided; returns the answer of the order. */
export async function order(backend: Backend, slug: string, items: readonly object[]): Promise<Received> {
  const placed = await patchStay(backend, slug, { orderItems: items });
  if (placed.status !== 200) return placed;
  backend.clock.change({ advance: 'PT2S' });
  return call(backend, `orders/${placed.body.orderId}`, { headers: { 'x-slug': slug } });
}

export const CARD = {
  name: 'Ben Guest',
  type: 'visa',
  expirationDate: '2028-09',
  numberMasked: '411111xxxxxx1111',
  transactionId: 'trx-9',
};

export const DETAILS = { firstName: 'Ben', lastName: 'Müller', email: 'ben@guest.example', phone: '+358401234567' };

interface DateSlot {
  readonly type: string;
  readonly productId: string | null;
  readonly isAvailable: boolean;
  readonly timeslot: string;
}

export const dateSlots = async (backend: Backend, slug: string): Promise<DateSlot[]> =>
  (await call(backend, `property-unit-availability?reservationId=res-${slug}`)).body.data;
