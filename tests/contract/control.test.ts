import { describe, expect, test } from 'vitest';

import { NOW } from './support.ts';
import { testerServer } from './tester-server.ts';

const { send, json } = testerServer();

const control = (method: string, verb: string, body?: unknown, init?: RequestInit) =>
  json(method, `/__mock/${verb}`, body, init);
const state = async (slug: string, init?: RequestInit) =>
  (await json('GET', `/api/check-in/${slug}`, undefined, init)).body;

describe('sessions', () => {
  test('a session has a world of its own, named by header or cookie', async () => {
    const response = await send('POST', '/__mock/sessions', {
      now: '2026-06-01T12:00:00+02:00',
      frozen: true,
      seed: 4,
    });
    const { id, now } = await response.json();
    expect([response.status, now]).toEqual([201, '2026-06-01T10:00:00.000Z']);
    expect(response.headers.get('set-cookie')).toBe(`mock-session=${id}; Path=/; SameSite=Lax`);
    const byHeader = await state('check-out-day', { headers: { 'x-mock-session': id } });
    const byCookie = await state('check-out-day', { headers: { cookie: `a=b; mock-session=${id}` } });
    expect([byHeader.endDate, byCookie.endDate]).toEqual(['2026-06-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z']);
    expect((await state('check-out-day')).endDate).toBe('2026-02-03T09:00:00.000Z');
  });

  test('an unknown session is 404, for calls and verbs', async () => {
    const init = { headers: { 'x-mock-session': 'stale' } };
    expect((await send('GET', '/api/check-in/stay-started', undefined, init)).status).toBe(404);
    expect(await control('GET', 'clock', undefined, init)).toMatchObject({ status: 404 });
  });

  test.each([
    ['now', { now: 'tomorrow' }],
    ['now', { now: 7 }],
    ['now', { now: '9999-12-31T00:00:00Z' }],
    ['seed', { seed: 1.5 }],
    ['frozen', { frozen: 'yes' }],
    ['stays', { stays: -1 }],
    ['stays', { stays: 1e9 }],
    ['body', [1]],
    ['body', '{'],
  ])('%s of %j is refused', async (field, body) => {
    expect(await control('POST', 'sessions', body)).toMatchObject({
      status: 400,
      body: { errors: [{ data: { field } }] },
    });
  });
});

describe('clock', () => {
  test('is set, advanced and frozen', async () => {
    expect((await control('PUT', 'clock', { now: '2026-02-04T00:00:00Z' })).body).toMatchObject({
      now: '2026-02-04T00:00:00.000Z',
      frozen: true,
    });
    expect((await control('PUT', 'clock', { advance: 'P1DT1H' })).body.now).toBe('2026-02-05T01:00:00.000Z');
    expect((await control('PUT', 'clock', { advance: '-PT1H', frozen: false })).body.frozen).toBe(false);
    expect((await control('GET', 'clock')).body.now).toMatch(/^2026-02-05T00:00:/);
  });

  test.each([
    ['now', {}],
    ['now', { now: '2026-02-04' }],
    ['now', { now: '0001-01-01T00:00:00Z' }],
    ['now', { advance: 'P99999999D' }],
    ['advance', { advance: '1h' }],
    ['frozen', { now: NOW, frozen: 1 }],
  ])('%s of %j is refused, and the clock is unchanged', async (field, body) => {
    expect(await control('PUT', 'clock', body)).toMatchObject({ status: 400, body: { errors: [{ data: { field } }] } });
    expect((await control('GET', 'clock')).body).toMatchObject({ now: NOW, frozen: true });
  });
});

describe('other verbs', () => {
  test('scenarios are listed without their implementation', async () => {
    const { body } = await control('GET', 'scenarios');
    expect(body).toContainEqual({
      name: 'keys-expired',
      kind: 'stay',
      group: 'Doors, keys and the building',
      title: 'Keys that ended yesterday',
      sees: 'No door is available, and no code is shown.',
      covers: ['R4-69', 'R4-53'],
      open: '/stay/access?slug=keys-expired',
    });
  });

  test('the journal has the last calls with headers, body and status, until it is cleared', async () => {
    await state('stay-started', { headers: { 'x-language-code': 'de-DE' } });
    await send('PATCH', '/api/check-in/stay-started', { checkOutDone: true });
    const { body } = await control('GET', 'journal');
    expect(body).toMatchObject([
      {
        operation: 'checkIn',
        method: 'GET',
        url: '/api/check-in/stay-started',
        status: 200,
        headers: { 'x-language-code': 'de-DE' },
      },
      { operation: 'updateCheckIn', method: 'PATCH', body: { checkOutDone: true }, status: 409, at: NOW },
    ]);
    await control('DELETE', 'journal');
    expect((await control('GET', 'journal')).body).toEqual([]);
  });

  test('a running recording cannot be started again', async () => {
    expect((await control('POST', 'recording')).status).toBe(201);
    await send('GET', '/api/check-in/stay-started');
    const again = await control('POST', 'recording');
    expect([again.status, again.body.errors[0].message]).toEqual([
      409,
      'A recording is already running; DELETE /__mock/recording stops and returns it',
    ]);
    expect((await control('DELETE', 'recording')).body.steps).toMatchObject([{ kind: 'call' }]);
  });

  test('the result of the ID check is that of the scenario, or the one that the tester sends', async () => {
    const slug = 'id-verification-declined';
    expect(await control('POST', 'identity', { slug })).toMatchObject({ status: 202 });
    expect(await state(slug)).toMatchObject({ idVerificationState: 'declined' });
    await control('POST', 'identity', { slug, result: 'approved' });
    expect(await state(slug)).toMatchObject({ idVerificationState: 'approved', state: 'check-in-completed' });
  });

  test('a reset restarts the world', async () => {
    await send('PATCH', '/api/check-in/stay-started', { status: 'canceled' });
    expect(await control('POST', 'reset')).toMatchObject({ status: 200, body: { now: NOW } });
    expect(await state('stay-started')).toMatchObject({ status: 'confirmed' });
  });

  test.each([
    ['POST', 'identity', {}, 400],
    ['POST', 'identity', { slug: 'stay-started', result: 'perhaps' }, 400],
    ['POST', 'identity', { slug: 'no-such-stay' }, 404],
    ['POST', 'faults', { operation: 'opendoors', kind: 'network' }, 400],
    ['POST', 'faults', { kind: 'earthquake' }, 400],
    ['POST', 'faults', { kind: 'status', status: 200 }, 400],
    ['POST', 'faults', { kind: 'delay', delayMs: -1 }, 400],
    ['POST', 'faults', { kind: 'network', times: 0 }, 400],
    ['POST', 'clock', { now: NOW }, 405],
    ['GET', 'nothing', undefined, 404],
  ])('%s %s %j is %i', async (method, verb, body, status) => {
    expect((await control(method, verb, body)).status).toBe(status);
  });

  test.each([
    ['POST', 'sessions', { nwo: NOW }, 'nwo is unknown; allowed: now, seed, frozen, stays'],
    ['PUT', 'clock', { advance: 'PT1H', freeze: true }, 'freeze is unknown; allowed: now, advance, frozen'],
    ['POST', 'faults', { kind: 'network', time: 1 }, 'time is unknown; allowed: operation, params, member'],
    ['POST', 'faults', { operation: 'orders', kind: 'network' }, "operation must be '*' or one of requestAccess, "],
    [
      'POST',
      'faults',
      { operation: 'checkIn', params: { slgu: 'a' }, kind: 'network' },
      'params.slgu is unknown; allowed: slug',
    ],
    [
      'POST',
      'faults',
      { operation: 'plan', params: { slug: 'a' }, kind: 'network' },
      'params.slug is unknown; allowed: none',
    ],
    [
      'POST',
      'faults',
      { operation: 'checkIn', params: { slug: 'stay-strated' }, kind: 'network' },
      'params.slug does not exist in this world',
    ],
    [
      'POST',
      'faults',
      { operation: 'updateCheckIn', member: 'orderItem', kind: 'network' },
      'member is unknown; allowed: orderItems, creditCards, ',
    ],
    ['POST', 'faults', { operation: 'checkIn', member: 'orderItems', kind: 'network' }, 'allowed: none'],
    ['POST', 'faults', { kind: 'network', chance: 0 }, 'chance must be above 0'],
    ['POST', 'faults', { kind: 'network', status: 503 }, 'status applies to kind status only, not to network'],
    ['POST', 'faults', { kind: 'malformed', field: 'id' }, "field needs how 'wrong-type'"],
    ['POST', 'faults', { kind: 'delay', delayMs: { from: 9, to: 1 } }, 'delayMs.to must be at least from, 9'],
    ['POST', 'faults', { operation: 'order', params: { id: 'oder-1' }, kind: 'network' }, 'params.id does not exist'],
    [
      'POST',
      'faults',
      { operation: 'productAvailability', params: { productId: 'brekfast' }, kind: 'network' },
      'params.productId does not exist in this world',
    ],
    ['PUT', 'clock', {}, 'now or advance, frozen or next is required'],
    ['POST', 'reset', { now: NOW }, 'now is unknown; allowed: none'],
    ['GET', 'scenario', undefined, 'GET /__mock/scenario not found; available: POST sessions, GET sessions'],
  ])(
    '%s %s %j: the refusal says what is wrong or allowed, and no fault is set',
    async (method, verb, body, message) => {
      const answer = await control(method, verb, body);
      expect(answer.body.errors[0].message).toContain(message);
      expect((await control('GET', 'faults')).body).toEqual([]);
    },
  );

  test.each([
    ['order', { id: 'order-1' }],
    ['property', { id: 'prop-helsinki-kas40' }],
    ['reservationState', { id: 'res-stay-started' }],
    ['productAvailability', { productId: 'prod-cleaning' }],
  ])('a fault on %s with %j is accepted', async (operation, params) => {
    expect((await control('POST', 'faults', { operation, params, kind: 'network' })).status).toBe(201);
  });

  test('a listed fault can be sent again unchanged', async () => {
    const { body: endless } = await control('POST', 'faults', { operation: 'order', kind: 'network' });
    const { body: once } = await control('POST', 'faults', { kind: 'delay', delayMs: 5, times: 1 });
    expect((await control('GET', 'faults')).body).toEqual([endless, once]);
    expect((await control('POST', 'faults', endless)).status).toBe(201);
  });

  test('drawings are served as photographs', async () => {
    const response = await send('GET', '/__mock/images/2.svg');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});
