import { describe, expect, test } from 'vitest';

import { ask, HOSTS, startHosts } from './three-hosts.ts';
import type { Host } from './three-hosts.ts';

startHosts(['--allow-host', 'phone.test', '--allow-host=laptop.test', '--allow-origin', 'https://front.test:3000']);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const PATHS = [
  '/api/check-in/stay-started',
  '/__mock/',
  '/__mock/sessions',
  '/__mock/journal/stream',
  '/s/keys-expired?world=taken',
  '/w/taken/stay?slug=stay-started',
  '/w/taken/__mock/snapshot',
  '/stay?scenario=keys-expired&world=taken',
  '/__open-in-editor?file=README.md',
] as const;

/** Host names that may resolve to this computer (DNS rebinding) but are not its own. */
const FOREIGN_HOSTS = [
  'evil.test',
  'evil.test:4173',
  'localhost.evil.test',
  'evil-localhost',
  'localhost.',
  '127.0.0.1.evil.test',
  '127.0.0.1.nip.io',
  '0.0.0.0:4173',
  '192.0.2.7:4173',
  '[fd00::2]:4173',
  'localhost@evil.test',
  'front.test:3000',
  'a.phone.test',
] as const;

const FOREIGN_ORIGINS = [
  'https://evil.test',
  'http://evil.test:4173',
  'http://localhost.evil.test',
  'http://evil-localhost',
  'null',
  'file://',
  'chrome-extension://abcdef',
  'https://front.test',
  'http://front.test:3000',
  'http://192.0.2.7:4173',
  'nonsense',
] as const;

/** Headers of requests that a page of another site embeds, such as images, and that have no `Origin`. */
const EMBEDDED: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'websocket', 'sec-fetch-dest': 'websocket' },
  {
    'sec-fetch-site': 'same-site',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
    referer: 'https://evil.test/',
  },
];

/** The requests that are not refused with 403 and a line that names the option to allow them. */
async function answered(host: Host, rows: readonly Record<string, string>[], option: string): Promise<string[]> {
  const found: string[] = [];
  for (const headers of rows) {
    for (const method of METHODS) {
      for (const path of PATHS) {
        const { status, headers: sent, body } = await ask(host, method, path, headers);
        const isRefused = status === 403 && (method === 'HEAD' || body.includes(option)) && !body.includes('\n');
        const says = Object.keys(sent).filter((name) => /^(access-control|set-cookie|location|x-mock)/.test(name));
        if (!isRefused || says.length > 0)
          found.push(`${method} ${path} ${JSON.stringify(headers)}: ${status} ${says.join()}`);
      }
    }
  }
  return found;
}

describe.each(HOSTS)('foreign callers of the host of %s are refused', (host) => {
  test('with a foreign host name', async () => {
    const rows = FOREIGN_HOSTS.map((name) => ({ host: name }));
    expect(await answered(host, rows, '--allow-host')).toEqual([]);
  });

  test('from a page of another origin', async () => {
    const rows = FOREIGN_ORIGINS.map((origin) => ({ origin }));
    expect(await answered(host, rows, '--allow-origin')).toEqual([]);
  });

  test('from an image, a frame or a WebSocket of a page of another site', async () => {
    expect(await answered(host, EMBEDDED, '--allow-origin')).toEqual([]);
  });

  test("that open a file in this computer's editor, even by a link", async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const path of ['/__open-in-editor?file=README.md', '/__Open-In-Editor/x?file=README.md']) {
      expect(await ask(host, 'GET', path, link)).toMatchObject({ status: 403 });
    }
  });

  test.each([
    { host: 'localhost' },
    { host: 'LOCALHOST:4173' },
    { host: '127.0.0.1:4173' },
    { host: '127.8.8.8' },
    { host: '[::1]:4173' },
    { host: 'wl.localhost:4173', origin: 'http://wl.localhost:4173' },
    { host: 'phone.test:4173' },
    { host: 'Laptop.test', origin: 'http://laptop.test:3000' },
    { origin: 'https://front.test:3000' },
    { origin: 'http://localhost:3000' },
    { origin: 'https://127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', referer: 'http://localhost:3000/' },
  ])('but not this computer, nor those that the options allow: %j', async (headers: Record<string, string>) => {
    for (const path of ['/api/check-in/stay-started', '/__mock/clock', '/__mock/page.css']) {
      const { status } = await ask(host, 'GET', path, headers);
      // With `npm start` the backend runs in the page, so calls from outside get a 503 that says so.
      expect([path, status]).toEqual([path, host === 'start' && !path.endsWith('css') ? 503 : 200]);
    }
  });
});

const LOOKS: readonly (readonly [string, Record<string, string>])[] = [
  ['HEAD', {}],
  ['GET', { 'sec-purpose': 'prefetch' }],
  ['GET', { 'sec-purpose': 'prefetch;prerender' }],
  ['GET', { purpose: 'preview' }],
  ['GET', { 'sec-fetch-mode': 'cors' }],
  ['GET', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
  ['GET', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }],
  ['GET', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
];

describe.each(HOSTS)('a link that is opened by a program, not by a person, on the host of %s (F14)', (host) => {
  test.each(LOOKS)('%s %j gets a page that says what it would do', async (method, headers) => {
    for (const path of [
      '/s/keys-expired?world=looked',
      '/w/looked/stay?slug=stay-started',
      '/w/looked/stay?world=looked',
    ]) {
      const answer = await ask(host, method, path, headers);
      expect([path, answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([
        path,
        200,
        undefined,
        undefined,
      ]);
      expect(answer.body).toMatch(method === 'HEAD' ? /^$/ : /It (restarts|leads to) the world looked/);
    }
    expect((await ask(host, 'GET', '/__mock/sessions')).body).not.toContain('looked');
  });

  test.each([{}, { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }])(
    'a person with the headers %j is redirected',
    async (headers: Record<string, string>) => {
      expect((await ask(host, 'GET', '/s/keys-expired', headers)).status).toBe(302);
    },
  );
});
