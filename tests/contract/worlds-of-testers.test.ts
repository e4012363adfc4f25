import { describe, expect, test } from 'vitest';

import { NOW } from './support.ts';
import { SLUG, testerServer } from './tester-server.ts';

const { json, send, port, cancelIn, statusIn } = testerServer();

describe('a named world', () => {
  test('is created by the first call that names it, and shares nothing with others', async () => {
    await cancelIn('/w/anna');
    expect([await statusIn('/w/anna'), await statusIn('/w/ben'), await statusIn('')]).toEqual([
      'canceled',
      'confirmed',
      'confirmed',
    ]);
    expect((await json('GET', '/w/anna/__mock/clock')).body).toMatchObject({ now: NOW, frozen: true });
  });

  test('opens by a link that redirects to the page and sets the cookie of the world', async () => {
    const { status, headers } = await send('GET', '/w/anna/stay?slug=keys-expired', undefined, {
      redirect: 'manual',
    });
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([
      302,
      '/stay?slug=keys-expired',
      'mock-session=anna; Path=/; SameSite=Lax',
    ]);
  });

  test.each(['/w/anna//evil.example/x', '/w/anna/\\evil.example'])('%s never leads to another host', async (path) => {
    const { headers } = await send('GET', path, undefined, { redirect: 'manual' });
    expect(headers.get('location')).toMatch(/^\/[^/\\]/);
  });

  test('that has ended is replaced for a browser with its cookie; the new one carries a notice until its reset', async () => {
    const headers = { cookie: 'mock-session=of-yesterday' };
    const clock = async () => (await json('GET', '/__mock/clock', undefined, { headers })).body;
    const notice = 'The world of this browser is gone: it was ended, or the host was started again. This is a new one.';
    expect(await clock()).toMatchObject({ notice });
    expect((await json('GET', `/api/check-in/${SLUG}`, undefined, { headers })).status).toBe(200);
    await json('POST', '/__mock/reset', undefined, { headers });
    expect(await clock()).not.toHaveProperty('notice');
    expect((await json('GET', '/__mock/clock')).body).not.toHaveProperty('notice');
  });

  test('is started with options, listed, and ended', async () => {
    const started = await json('POST', '/__mock/sessions', { name: 'carla', now: '2026-06-01T10:00:00Z' });
    expect(started).toMatchObject({ status: 201, body: { id: 'carla' } });
    expect(await json('POST', '/__mock/sessions', { name: 'carla' })).toMatchObject({ status: 409 });
    const listed = async () => (await json('GET', '/__mock/sessions')).body.map(({ id }: { id: string }) => id);
    expect(await listed()).toContain('carla');
    await json('DELETE', '/__mock/sessions/carla');
    expect(await listed()).not.toContain('carla');
    expect(await json('DELETE', '/__mock/sessions/carla')).toMatchObject({ status: 404 });
  });

  test.each(['Anna Maria', '', 'a/b', 'x'.repeat(41), 7])('cannot be named %j', async (name) => {
    expect(await json('POST', '/__mock/sessions', { name })).toMatchObject({
      status: 400,
      body: { errors: [{ data: { field: 'name' } }] },
    });
  });
});

test('a fork starts with the state of its world; later changes to one do not affect the other', async () => {
  await cancelIn('/w/first');
  expect(await json('POST', '/w/first/__mock/fork', { name: 'second' })).toMatchObject({ body: { id: 'second' } });
  await json('POST', '/w/first/__mock/undo');
  expect([await statusIn('/w/first'), await statusIn('/w/second')]).toEqual(['confirmed', 'canceled']);
});

describe('undo', () => {
  test('reverts one call at a time, the last one first, and says which call it was', async () => {
    await json('PATCH', `/api/check-in/${SLUG}`, { orderItems: [{ productId: 'prod-sauna', count: 2 }] });
    await cancelIn('');
    expect(await json('POST', '/__mock/undo')).toMatchObject({
      body: {
        what: 'updateCheckIn',
        changes: expect.arrayContaining([
          { at: `stays/${SLUG} checkIn.status`, before: 'confirmed', after: 'canceled' },
        ]),
      },
    });
    expect(await statusIn('')).toBe('confirmed');
    expect((await json('POST', '/__mock/undo')).body.changes).toMatchObject([{ at: 'orders/order-1' }]);
    expect(await json('GET', '/api/orders/order-1', undefined, { headers: { 'x-slug': SLUG } })).toMatchObject({
      status: 404,
    });
  });

  test('is refused when nothing is left to undo', async () => {
    expect(await json('POST', '/__mock/undo')).toMatchObject({ status: 409 });
  });
});

describe('the list of scheduled changes', () => {
  const due = async () => (await json('GET', '/__mock/due/stay-before-arrival')).body as { at: string; what: string }[];

  test('is in the order of time, and the clock can jump to the next', async () => {
    const first = await due();
    expect(first.map(({ at }) => at)).toEqual(first.map(({ at }) => at).toSorted());
    expect(first.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Free cancellation ends', 'The stay begins', 'The stay ends']),
    );
    const { body } = await json('PUT', '/__mock/clock', { next: 'stay-before-arrival' });
    expect(body.now).toBe(first[0]?.at);
    expect(await due()).toEqual(first.filter(({ at }) => at > body.now));
  });

  test('says that the building closes after check-out only for a stay that has checked out', async () => {
    const whatIsDue = async (slug: string) =>
      ((await json('GET', `/__mock/due/${slug}`)).body as { what: string }[]).map(({ what }) => what);
    expect(await whatIsDue('stay-before-arrival')).toContain('The flat closes');
    expect(await whatIsDue('checked-out')).toContain('The building closes after check-out');
  });

  test('is empty after the stay; the clock then has nothing to jump to', async () => {
    while ((await due()).length > 0) await json('PUT', '/__mock/clock', { next: 'stay-before-arrival' });
    expect(await json('PUT', '/__mock/clock', { next: 'stay-before-arrival' })).toMatchObject({ status: 409 });
    expect(await json('GET', '/__mock/due/no-such-stay')).toMatchObject({ status: 404 });
  });
});

describe('the link of scenarios', () => {
  const follow = async (names: string) => {
    const { status, headers } = await send('GET', `/s/${names}`, undefined, { redirect: 'manual' });
    const world = /mock-session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
    return { status, location: headers.get('location'), init: { headers: { 'x-mock-session': world } } };
  };

  test('opens each time in a new world', async () => {
    const [one, other] = [await follow('keys-expired'), await follow('keys-expired')];
    expect([one.status, one.location]).toEqual([302, '/stay/access?slug=keys-expired']);
    await json('PATCH', `/api/check-in/${SLUG}`, { status: 'canceled' }, one.init);
    expect((await json('GET', `/api/check-in/${SLUG}`, undefined, other.init)).body.status).toBe('confirmed');
  });

  test('applies the clock, the faults and the sign-in of all its scenarios', async () => {
    const { location, init } = await follow('rewards-all+check-out-day-timezone+rate-limited');
    expect(location).toMatch(/^\/__mock\/sign-in\.html#token=.+&to=%2Fstay/);
    expect(await json('GET', '/__mock/faults', undefined, init)).toMatchObject({ body: [{ kind: 'rate-limit' }] });
    const { now } = (await json('GET', '/__mock/clock', undefined, init)).body;
    const { now: wanted } = (await json('GET', '/__mock/scenarios')).body.find(
      ({ name }: { name: string }) => name === 'check-out-day-timezone',
    );
    expect(now.slice(0, 16)).toBe(wanted.slice(0, 16));
    const authorization = `Bearer ${new URLSearchParams(location?.split('#')[1]).get('token')}`;
    const mine = { headers: { ...init.headers, authorization } };
    expect(await json('GET', '/api/customer-statistics', undefined, mine)).toMatchObject({ status: 200 });
  });

  test('redirects to the host of the brand', async () => {
    const link = `http://wl.localhost:${port()}/?scenario=white-label-landing`;
    expect((await follow('white-label-landing')).location).toBe(link);
  });

  test('is refused if it contains an unknown name', async () => {
    expect((await follow('keys-expired+no-such-situation')).status).toBe(404);
  });
});

describe('a script opens situations (F8)', () => {
  const open = (body: object, world = '') => json('POST', `${world}/__mock/open`, body);
  const stateOf = async (id: string) => ({
    clock: (await json('GET', `/w/${id}/__mock/clock`)).body,
    faults: (await json('GET', `/w/${id}/__mock/faults`)).body,
  });

  test.each([
    [{ scenario: 'keys-expired+slow-network+language-el', name: 'composed' }],
    [{ scenario: 'keys-expired slow-network language-el', name: 'composed' }],
    [{ scenario: ['keys-expired', 'slow-network', 'language-el'], name: 'composed' }],
    [{ scenario: ['keys-expired,slow-network', 'language-el'], name: 'composed' }],
  ])('several at once, in a named world: %j', async (body) => {
    const answer = await open(body);
    expect(answer).toMatchObject({
      status: 201,
      body: { id: 'composed', open: '/w/composed/stay/access?slug=keys-expired&lng=el-GR' },
    });
    expect((await stateOf('composed')).faults).toMatchObject([{ kind: 'delay' }]);
  });

  test('with a time, a fault and a page; opening the returned link keeps later changes', async () => {
    const { body } = await open(
      {
        scenario: 'stay-started',
        now: ['2026-06-01T10:00:00Z', 'PT2H'],
        fault: 'status:order,status=503',
        page: '/stay/extras',
      },
      '/w/scripted',
    );
    expect(body).toEqual({ id: 'scripted', open: '/w/scripted/stay/extras?slug=stay-started' });
    await json('PUT', '/w/scripted/__mock/clock', { advance: 'PT1H' });
    await send('GET', body.open, undefined, { redirect: 'manual' });
    expect(await stateOf('scripted')).toMatchObject({
      clock: { now: '2026-06-01T13:00:00.000Z' },
      faults: [{ kind: 'status', operation: 'order', status: 503 }],
    });
  });

  test('in a new world if none is named, at the host of the brand', async () => {
    const { body } = await open({ scenario: 'white-label-stay', host: 'localhost:4173' });
    expect(body.open).toBe(`http://wl.localhost:4173/w/${body.id}/stay?slug=white-label-stay`);
    expect(body.id).toMatch(/^browser-/);
  });

  test.each([
    [{}, 'scenario is required'],
    [{ scenario: '' }, 'scenario is required'],
    [{ scenario: 'keys-expierd' }, "'keys-expierd' is not a known situation; did you mean keys-expired"],
    [{ scenario: 'keys-expired+slow-netwrok' }, "'slow-netwrok' is not a known situation; did you mean slow-network"],
    [{ scenario: 'keys-expired', now: 'tomorrow' }, "'tomorrow' is not a time"],
    [{ scenario: 'keys-expired', fault: 'fire' }, "'fire' is not a fault"],
    [{ scenario: 7 }, 'scenario must be a string or a list of strings'],
    [{ scenario: 'keys-expired', name: 'Not A Name' }, 'is not a valid world name'],
    [{ scenario: 'keys-expired', host: 'a b' }, 'host must be a host'],
    [{ scenarios: 'keys-expired' }, 'scenarios is unknown; allowed: scenario, now'],
  ])('%j is refused, and no world is started', async (body, message) => {
    const worlds = async () => (await json('GET', '/__mock/sessions')).body.length;
    const before = await worlds();
    const answer = await json('POST', '/__mock/open', body);
    expect([answer.status, answer.body.errors[0].message]).toEqual([400, expect.stringContaining(message)]);
    expect(await worlds()).toBe(before);
  });
});

test('the journal lists what each call changed in the state', async () => {
  await cancelIn('');
  await statusIn('');
  const { body } = await json('GET', '/__mock/journal');
  expect(body[0].changes).toContainEqual({
    at: `stays/${SLUG} checkIn.status`,
    before: 'confirmed',
    after: 'canceled',
  });
  expect(body[1]).not.toHaveProperty('changes');
});

describe('the event stream of a world', () => {
  /** The events of a world's stream from now on; `next` waits for one more. */
  async function follow(world: string) {
    const left = new AbortController();
    const { body } = await fetch(`http://127.0.0.1:${port()}${world}/__mock/journal/stream`, left);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async () => {
      while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '';
      const [event = '', ...rest] = text.split('\n\n');
      text = rest.join('\n\n');
      return JSON.parse(event.replace('data: ', ''));
    };
    return { next, leave: () => left.abort() };
  }

  test('has each call with its answer and changes and each change by a tester, and continues after a reset', async () => {
    const { next, leave } = await follow('/w/gina');
    expect(await next()).toMatchObject({ kind: 'world', now: NOW, frozen: true });
    await json('PATCH', `/api/check-in/${SLUG}`, { status: 'canceled' });
    await cancelIn('/w/gina');
    const { call } = await next();
    expect(call).toMatchObject({ url: `/api/check-in/${SLUG}`, status: 200 });
    expect(JSON.parse(call.answer)).toEqual({ status: 'canceled' });
    expect(call.changes).toContainEqual({ at: `stays/${SLUG} checkIn.status`, before: 'confirmed', after: 'canceled' });
    await json('PUT', '/w/gina/__mock/clock', { advance: 'PT1H' });
    expect(await next()).toMatchObject({ kind: 'world', now: '2026-02-03T11:00:00.000Z' });
    await json('POST', '/w/gina/__mock/reset');
    expect(await next()).toMatchObject({ kind: 'world', now: NOW });
    await statusIn('/w/gina');
    expect(await next()).toMatchObject({ kind: 'call', call: { method: 'GET' } });
    leave();
  });
});

test('the journal keeps the answers of the last fifty calls', async () => {
  for (let call = 0; call < 55; call++) await statusIn('/w/hugo');
  const { body } = await json('GET', '/w/hugo/__mock/journal');
  const kept = body.map((entry: { answer?: string }) => entry.answer !== undefined);
  expect(kept).toEqual([...Array(5).fill(false), ...Array(50).fill(true)]);
});
