import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { httpHost } from '#mocks/http-host.ts';

import { asBrowser } from './http-server.ts';
import { NOW } from './support.ts';

const AGENTS = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
} as const;

let server: Server;
let origin: string;
beforeAll(async () => {
  const host = httpHost({ defaults: { now: NOW, frozen: true } });
  // As in `npm run preview`, where another handler serves the pages of the app.
  server = createServer((incoming, outgoing) => {
    const isBackends = /^\/(api|w|s|__mock)\b|\?(world|scenario|now|fault)=/.test(incoming.url ?? '');
    if (isBackends) return host(incoming, outgoing);
    return host.admitPage(incoming, outgoing) && outgoing.end('page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A browser, or a tool that keeps cookies: sends the last cookie that it received. */
function browser(agent: string = AGENTS.phone) {
  let cookie: string | undefined;
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const all = {
      'user-agent': agent,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const response = await asBrowser(origin + path, method, all, body && JSON.stringify(body));
    const given = response.headers.get('set-cookie')?.split(';')[0];
    cookie = given ?? cookie;
    return {
      status: response.status,
      given,
      world: response.headers.get('x-mock-session'),
      text: await response.text(),
    };
  };
  const json = async (verb: string) => JSON.parse((await send('GET', `/__mock/${verb}`)).text);
  return { send, json, name: async (): Promise<string> => (await json('session')).id };
}

const OWN = /^mock-session=browser-[a-z0-9]{6}$/;
const STAY = '/api/check-in/stay-started';

describe('a browser that has not named a world (F1)', () => {
  test.each([
    ['the page of testers', '/__mock/'],
    ['a page of the app', '/stay?slug=stay-started'],
    ['the first page', '/'],
    ['a page that does not exist', '/no/such/page'],
    ['a call of the app', STAY],
    ['a verb of testers', '/__mock/clock'],
    ['a link that moves the clock', '/stay?slug=stay-started&now=PT1H'],
    ['a link of a situation', '/s/keys-expired'],
    ['a call that is refused', '/api/check-in/no-such-stay'],
  ])('gets one of its own by opening %s, and keeps it', async (_what, path) => {
    const [one, other] = [browser(), browser(AGENTS.desktop)];
    const [mine, theirs] = [await one.send('GET', path), await other.send('GET', path)];
    expect([mine.given, theirs.given]).toEqual([expect.stringMatching(OWN), expect.stringMatching(OWN)]);
    expect(mine.given).not.toBe(theirs.given);
    expect(`mock-session=${await one.name()}`).toBe(mine.given);
    expect((await one.send('GET', '/stay')).given).toBeUndefined();
    expect((await one.send('GET', STAY)).given).toBeUndefined();
  });

  test('does not affect others by moving the clock, setting a fault or cancelling a stay', async () => {
    const [one, other, tool] = [browser(), browser(), browser('curl/8.7.1')];
    await Promise.all([one.send('GET', '/__mock/'), other.send('GET', '/__mock/')]);
    await one.send('PUT', '/__mock/clock', { advance: 'P1D' });
    await one.send('PATCH', STAY, { status: 'canceled' });
    await one.send('POST', '/__mock/faults', { kind: 'network' });
    for (const { json, send } of [other, tool]) {
      expect(await json('clock')).toMatchObject({ now: NOW });
      expect(await json('faults')).toEqual([]);
      expect(JSON.parse((await send('GET', STAY)).text)).toMatchObject({ status: 'confirmed' });
    }
  });

  test('gets no explanation for a world that never existed', async () => {
    const one = browser();
    await one.send('GET', '/stay');
    expect(await one.json('clock')).not.toHaveProperty('notice');
  });

  test('uses the world that it names by a path or a header, and gets no other', async () => {
    const one = browser();
    expect(await one.send('GET', `/w/anna${STAY}`)).toMatchObject({ world: 'anna', given: undefined });
    expect(await one.send('GET', '/w/anna/__mock/')).toMatchObject({ status: 200, given: undefined });
    expect(await one.send('GET', STAY, undefined, { 'x-mock-session': 'anna' })).toMatchObject({
      world: 'anna',
      given: undefined,
    });
    expect(await one.send('GET', '/w/ben/stay')).toMatchObject({ given: 'mock-session=ben' });
    expect(await one.send('GET', STAY)).toMatchObject({ world: 'ben', given: undefined });
  });

  test.each([
    ['GET', '/main.webmanifest'],
    ['GET', '/assets/app-1234.js'],
    ['HEAD', '/stay'],
    ['POST', '/stay'],
  ])('gets none by %s %s', async (method, path) => {
    expect((await browser().send(method, path)).given).toBeUndefined();
  });

  test('that only loads pages creates no world', async () => {
    const list = async () => (await browser('curl/8.7.1').json('sessions')) as readonly unknown[];
    const before = (await list()).length;
    for (let visits = 0; visits < 20; visits += 1) await browser().send('GET', '/stay');
    expect((await list()).length).toBe(before);
  });

  test('gets the rule for names on a page, too, if its cookie is invalid (F7)', async () => {
    const { status, text } = await browser().send('GET', '/stay', undefined, { cookie: 'mock-session=Not A Name' });
    expect([status, text]).toEqual([400, expect.stringContaining('mock-session must be 1 to 40 lower-case letters')]);
    const named = await browser().send('GET', '/w/anna/stay', undefined, { cookie: 'mock-session=Not A Name' });
    expect(named).toMatchObject({ status: 302, given: 'mock-session=anna' });
  });
});

describe('a tool that keeps no cookie', () => {
  test.each(['curl/8.7.1', 'node', 'okhttp/4.12.0', 'PostmanRuntime/7.39', ''])(
    '(%s) finds its earlier changes in the world named common',
    async (agent) => {
      const [first, second] = [browser(agent), browser(agent)];
      await first.send('POST', '/w/common/__mock/reset');
      expect(await first.send('PATCH', STAY, { status: 'canceled' })).toMatchObject({
        status: 200,
        world: 'common',
        given: undefined,
      });
      expect(JSON.parse((await second.send('GET', STAY)).text)).toMatchObject({ status: 'canceled' });
      expect(await second.name()).toBe('common');
      // A browser reaches this world only by its name.
      expect(JSON.parse((await browser().send('GET', `/w/common${STAY}`)).text)).toMatchObject({ status: 'canceled' });
      expect(JSON.parse((await browser().send('GET', STAY)).text)).toMatchObject({ status: 'confirmed' });
    },
  );

  test('gets a world of its own when it loads a page, as it may keep the cookie after all', async () => {
    const jar = browser('curl/8.7.1');
    expect((await jar.send('GET', '/__mock/')).given).toMatch(OWN);
    expect(await jar.name()).toMatch(/^browser-/);
  });

  test('a page of another origin also uses the common world, unless it sends a cookie', async () => {
    const elsewhere = { origin: 'http://localhost:3000' };
    const { given, world } = await browser().send('GET', STAY, undefined, elsewhere);
    expect([given, world]).toEqual([undefined, 'common']);
    const here = await browser().send('PATCH', STAY, { status: 'canceled' }, { origin });
    expect(here.given).toMatch(OWN);
    const withCookie = await browser().send('GET', STAY, undefined, { ...elsewhere, cookie: 'mock-session=anna' });
    expect(withCookie).toMatchObject({ world: 'anna', given: undefined });
  });
});
