import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Backend, OperationId } from '#mocks/world.ts';
import { HttpError } from '#mocks/engine/http.ts';
import { contract } from '#mocks/backend.ts';
import { handlers } from '#mocks/handlers/handlers.ts';

import { describedOperations } from './openapi.ts';
import { PROPERTY_ID, REQUESTS, SLUG } from './good-requests.ts';
import { call, frozenWorld, patchStay, signIn } from './support.ts';
import type { Sent } from './support.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await frozenWorld();
});

test('the fake backend knows exactly the operations of the contract', () => {
  expect(describedOperations.map(({ id }) => id).toSorted()).toEqual(contract.ids.toSorted());
  expect(Object.keys(handlers).toSorted()).toEqual(contract.ids.toSorted());
});

// Proves R7-07, R7-35, R7-48, R7-55, R7-63, S88.
test.each(contract.ids)('%s answers a good request with data', async (id) => {
  const [path, sent, more] = REQUESTS[id];
  if (id === 'order') await patchStay(backend, SLUG, { orderItems: [{ productId: 'prod-sauna' }] });
  const headers = sent === 'signed' ? { ...(await signIn(backend)), ...more?.headers } : undefined;
  const { status, body } = await call(backend, path, headers ? { ...more, headers } : (sent as Sent | undefined));
  expect({ status, body }).toMatchObject({ status: sent !== 'signed' && sent?.method === 'POST' ? 201 : 200 });
  expect([body.data].flat()).not.toHaveLength(0);
});

describe('examples of the contract', () => {
  const requests = describedOperations.flatMap(({ id, requests: all }) =>
    all.map(([name, body]) => [id, name, body] as const),
  );
  const replies = describedOperations.flatMap(({ id, replies: all }) =>
    all.map(([name, body]) => [id, name, body] as const),
  );

  test.each(requests)('%s takes the request %s', (id, _name, body) => {
    const raw = { params: {}, query: new URLSearchParams(), headers: new Headers(), body };
    expect(() => contract.checkRequest(id as OperationId, raw)).not.toThrow();
  });

  test.each(replies)('%s may answer %s', (id, _name, body) => {
    expect(() => contract.checkReply(id as OperationId, body as never)).not.toThrow();
  });
});

describe('a handler that leaves the contract answers 500 with the operation and the field', () => {
  test.each([
    ['a wrong type', { name: 7 }, 'name'],
    ['a missing member', { city: undefined }, 'city'],
    ['an undeclared member', { colour: 'green' }, 'colour'],
  ])('%s', async (_case, change, field) => {
    const property = (await call(backend, `properties/${PROPERTY_ID}`)).body;
    vi.spyOn(handlers, 'property').mockReturnValue({ ...property, ...change });
    const heard = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await call(backend, `properties/${PROPERTY_ID}`);
    expect(status).toBe(500);
    expect(body.errors[0]).toMatchObject({ code: 'INTERNAL_ERROR', data: { operation: 'property', field } });
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('a refusal outside the contract answers 500 with the operation', () => {
  test.each([
    ['a status that the operation does not list', new HttpError('CONFLICT', 'No'), 'status 409'],
    ['data that is no object', new HttpError('NOT_FOUND', 'No', { data: 'text' as never }), 'errors'],
  ])('%s', async (_case, refused, field) => {
    vi.spyOn(handlers, 'property').mockImplementation(() => {
      throw refused;
    });
    const heard = vi.spyOn(console, 'error').mockReturnValue();
    expect(await call(backend, `properties/${PROPERTY_ID}`)).toMatchObject({
      status: 500,
      body: { errors: [{ code: 'INTERNAL_ERROR', data: { operation: 'property', field } }] },
    });
    expect(backend.journal.entries().at(-1)?.breach).toContain(field);
    expect(heard).toHaveBeenCalledOnce();
  });
});

// Proves R6-06 to R6-10.
test('the five account calls refuse a missing, malformed or expired token (R6-28)', async () => {
  const { authorization } = await signIn(backend);
  const statuses = async (header: Record<string, string>) =>
    Promise.all(
      contract.ids
        .filter((id) => REQUESTS[id][1] === 'signed')
        .map(async (id) => {
          const [path, , more] = REQUESTS[id];
          return (await call(backend, path, { ...more, headers: { ...header, ...more?.headers } })).status;
        }),
    );
  expect(await statuses({ authorization })).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses({})).toEqual([401, 401, 401, 401, 401]);
  expect(await statuses({ authorization: 'Bearer a.b' })).toEqual([401, 401, 401, 401, 401]);
  backend.clock.change({ advance: 'P31D' });
  expect(await statuses({ authorization })).toEqual([401, 401, 401, 401, 401]);
});
