import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'playwright/test';

import { findBrowser } from '../../tools/browser.ts';

const { args, ...browser } = findBrowser();
test.use({
  launchOptions: { ...browser, args: args.map((each) => each.replace('MAP *', 'MAP evil.test 127.0.0.1, MAP *')) },
});

let server: Server;
test.beforeAll(async () => {
  server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A page elsewhere</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Runs in a page of another origin: sends every kind of request that needs no permission; returns those it could read. */
async function attack(target: string): Promise<string[]> {
  const answered: string[] = [];
  const note = (what: string) => (): void => void answered.push(what);
  const verbs = ['/__mock/sessions', '/__mock/reset', '/__mock/clock', '/api/check-in/stay-started'];
  const links = ['/s/keys-expired?world=taken', '/w/taken/stay', '/stay?scenario=keys-expired&world=taken'];
  const tries: Promise<unknown>[] = [];
  for (const path of [...verbs, ...links]) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const init = { method, ...(method === 'GET' ? {} : { body: '{}' }) };
      tries.push(fetch(target + path, init).then(note(`${method} ${path}`), () => undefined));
    }
    for (const method of ['GET', 'POST'] as const) {
      tries.push(fetch(target + path, { method, mode: 'no-cors', credentials: 'include' }).catch(() => undefined));
    }
    navigator.sendBeacon(target + path, '{}');
    for (const tag of ['img', 'script', 'iframe', 'embed', 'link'] as const) {
      const element = document.createElement(tag);
      tries.push(
        new Promise<void>((done) => {
          for (const each of ['load', 'error']) element.addEventListener(each, () => done(), { once: true });
        }),
      );
      if (element instanceof HTMLLinkElement) Object.assign(element, { rel: 'stylesheet', href: target + path });
      else element.src = target + path;
      document.body.append(element);
    }
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded']) {
      const form = Object.assign(document.createElement('form'), { action: target + path, method: 'post', enctype });
      const frame = document.createElement('iframe');
      frame.name = `frame-${document.querySelectorAll('iframe').length}`;
      form.target = frame.name;
      document.body.append(frame, form);
      tries.push(new Promise((done) => frame.addEventListener('load', done, { once: true })));
      form.submit();
    }
  }
  const stream = new EventSource(`${target}/__mock/journal/stream`);
  const socket = new WebSocket(`${target.replace('http', 'ws')}/__mock/journal/stream`);
  for (const each of [stream, socket]) {
    each.addEventListener('open', note(each.constructor.name));
    tries.push(new Promise((done) => each.addEventListener('error', done, { once: true })));
  }
  await Promise.all(tries);
  return answered;
}

test('a page of another origin cannot read or change the fake backend', async ({ page, request, baseURL }) => {
  const statuses = new Map<string, number>();
  page.on('response', (response) => {
    if (!response.url().startsWith('http://evil.test'))
      statuses.set(`${response.request().method()} ${response.url()}`, response.status());
  });
  const worldsOf = async () =>
    (await (await request.get('/__mock/sessions')).json()).map(({ id }: { id: string }) => id) as string[];
  const started = await request.post('/__mock/sessions', { data: { name: 'victim' } });
  expect(started.ok()).toBe(true);
  await page.goto(`http://evil.test:${(server.address() as AddressInfo).port}/`);
  expect(await page.evaluate(attack, baseURL ?? '')).toEqual([]);
  // At least GET and POST of each of the seven addresses; other methods end at their preflight request.
  expect(statuses.size).toBeGreaterThanOrEqual(14);
  expect([...statuses].filter(([, status]) => status !== 403)).toEqual([]);
  const worlds = await worldsOf();
  expect([worlds.includes('victim'), worlds.includes('taken')]).toEqual([true, false]);
});

test('a page on a host name that resolves to this computer cannot either', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const path of ['/', '/__mock/', '/__mock/sessions', '/s/keys-expired']) {
    const answer = await page.goto(`http://evil.test:${port}${path}`);
    expect([path, answer?.status()]).toEqual([path, 403]);
  }
  await expect(page.getByText('start it with --allow-host evil.test')).toBeVisible();
});
