import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { parseAllHeaders } from '@netlify/headers-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { writePacked } from '../../tools/build/deployable.ts';
import { reachOf, headersOf } from '#config/server-policy.ts';
import type { Answer, Reach } from '#config/server-policy.ts';

import { observatory } from '../support/observatory.ts';
import { findProgram } from '../support/programs.ts';
import { startServer } from '../support/web-servers.ts';
import type { WebServer } from '../support/web-servers.ts';
import { UNKNOWN_HOST } from '../../tools/deploy/deployment.ts';
import { staticHeadersOf } from '../../tools/deploy/static-host.ts';

const SLUG = 'slug-canary';
const HOST = 'stay.example.test';
const OTHER = 'stay.harbour.example.test';

const wanted = (host: string, api: string) =>
  ({
    origin: `https://${host}`,
    api,
    configured: {
      analytics: 'https://api.segment.io',
      cardFields: 'https://pay.example.test',
      challenge: true,
      messenger: true,
    },
  }) as const;
const HOSTS: Readonly<Record<string, Reach>> = {
  [HOST]: reachOf(wanted(HOST, 'https://api.example.test')),
  [OTHER]: reachOf(wanted(OTHER, 'https://api.harbour.example.test')),
};

/** The files of a folder as `deploy-files` writes it; `HIDDEN` are files in it that no server may send. */
const SENT = {
  'index.html': '<!doctype html><title>the app</title>',
  'chat.html': '<!doctype html><title>the chat</title>',
  'sw.js': 'self.worker = true;',
  'main.webmanifest': '{"name":"Reception"}',
  'config.json': '{"hosts":{}}',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:security@example.test',
  'assets/index-12345678.js': 'export const answer = 42;',
};
const HIDDEN = {
  'assets/index-12345678.js.map': '{"sources":[]}',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  '.vite/manifest.json': '{}',
  'assets/.hidden.js': 'secret()',
};
const folder = mkdtempSync(join(tmpdir(), 'reception-servers-'));
const root = join(folder, 'site');

interface Answered {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends the path unchanged; `fetch` would normalise it. */
async function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}, body = ''): Promise<Answered> {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request({ port, host: '127.0.0.1', path, agent: false, headers: { host: HOST, ...headers } }, answered)
      .once('error', failed)
      .end(body);
  });
  const parts: Buffer[] = await response.toArray();
  const sent: Record<string, string> = {};
  for (let index = 0; index < response.rawHeaders.length; index += 2) {
    // Servers differ in the case of the names.
    sent[(response.rawHeaders[index] ?? '').toLowerCase()] = response.rawHeaders[index + 1] ?? '';
  }
  return { status: response.statusCode, headers: sent, body: Buffer.concat(parts) };
}

/** The policy headers of an answer; undefined for a missing one. */
function ofPolicy(
  answer: Answer,
  reach: Reach,
  headers: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(headersOf(answer, reach)).map((name) => [name, headers[name.toLowerCase()]]));
}

/** The six classes of addresses (S1), and a page with additional slashes. */
const CLASSES: readonly (readonly [path: string, answer: Answer])[] = [
  ['/', 'page'],
  [`/stay/access?slug=${SLUG}`, 'page'],
  [`//stay/access/?slug=${SLUG}`, 'page'],
  ['/assets/index-12345678.js', 'asset'],
  ['/assets/gone-12345678.js', 'missing'],
  ['/sw.js', 'file'],
  ['/main.webmanifest', 'file'],
];

/** The addresses of S7; `MISSING` are addresses that attackers try. */
const ADDRESSES: readonly (readonly [path: string, status: number, body: string])[] = [
  ['/', 200, SENT['index.html']],
  [`/stay/access?slug=${SLUG}`, 200, SENT['index.html']],
  ['/no/such/page', 200, SENT['index.html']],
  [`/stay/access/?slug=${SLUG}`, 200, SENT['index.html']],
  [`//stay//access?slug=${SLUG}`, 200, SENT['index.html']],
  ['/privacy/', 200, SENT['index.html']],
  ['/stay/access.', 200, SENT['index.html']],
  [`/stay%3Fslug=${SLUG}.&utm_source=booking.com`, 200, SENT['index.html']],
  [`/stay%3Fslug%3D${SLUG}`, 200, SENT['index.html']],
  ['/index.html', 200, SENT['index.html']],
  ['/chat.html', 200, SENT['chat.html']],
  ['/assets/index-12345678.js', 200, SENT['assets/index-12345678.js']],
  ['/sw.js', 200, SENT['sw.js']],
  ['/config.json', 200, SENT['config.json']],
  ['/.well-known/security.txt', 200, SENT['.well-known/security.txt']],
  ['/healthz', 200, 'ok\n'],
];
const MISSING: readonly string[] = [
  '/assets/gone-12345678.js',
  '/assets/index-12345678.js.map',
  '/assets/index-12345678.js.br',
  '/assets/.hidden.js',
  '/assets/nope',
  '/assets/',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/.env',
  '/.git/config',
  '/mockServiceWorker.js',
  '/favicon.ico',
  '/api/check-in/a',
  '/__mock/scenarios',
  '/.well-known/nope',
];

beforeAll(async () => {
  for (const [name, text] of Object.entries({ ...SENT, ...HIDDEN })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    await (name in SENT ? writePacked(join(root, name), text) : Promise.resolve(writeFileSync(join(root, name), text)));
  }
  // nginx reads files as another user.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a static host (S1, S6)', () => {
  test.each(CLASSES)('%s is sent as %s', async (path, answer) => {
    const reach = HOSTS[HOST] ?? UNKNOWN_HOST;
    const file = join(folder, '_headers');
    writeFileSync(file, staticHeadersOf(reach, ['index-12345678.js']));
    const { headers: rules, errors } = await parseAllHeaders({
      headersFiles: [file],
      configHeaders: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    const [pathname = ''] = path.split('?');
    const matching = rules.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(pathname));
    const sent = Object.fromEntries(
      matching.flatMap(({ values }) => Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
    );
    expect(ofPolicy(answer, reach, sent)).toEqual(headersOf(answer, reach));
  });
});

/** The servers that are installed or can be downloaded. */
const SERVERS = (['nginx', 'caddy'] as const).flatMap((name) => {
  const program = findProgram(name);
  if (program === undefined) console.warn(`No ${name} here, and none can be fetched: its configuration is NOT tested`);
  return program === undefined ? [] : [{ name, program }];
});

describe.each(SERVERS)('$name', ({ name, program }) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await startServer(name, program, folder, { hosts: HOSTS, root });
  });
  afterAll(() => server.stop());

  test.each(CLASSES)('%s is sent with every header of %s (S1)', async (path, answer) => {
    for (const host of [HOST, OTHER, 'stranger.example.test']) {
      const reach = HOSTS[host] ?? { ...UNKNOWN_HOST, allowsProfiles: false };
      const { headers } = await ask(server.port, path, { host });
      expect(ofPolicy(answer, reach, headers)).toEqual(headersOf(answer, reach));
      expect(headers).not.toHaveProperty('set-cookie');
      expect(observatory(headersByName(answer, reach, headers))).toBeGreaterThanOrEqual(130);
    }
  });

  test.each(ADDRESSES)('%s is answered with %i (S7)', async (path, status, body) => {
    const answer = await ask(server.port, path);
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
  });

  test.each(MISSING)('%s is missing, in plain text (S7)', async (path) => {
    const { status, headers, body } = await ask(server.port, path);
    expect([status, body.toString()]).toEqual([404, 'Not found\n']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  });

  test.each(['/../nginx.conf', '/assets/..%2f..%2fnginx.conf', '/%2e%2e/nginx.conf'])(
    '%s does not leave the folder',
    async (path) => {
      const { status = 0, body } = await ask(server.port, path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('worker_processes');
    },
  );

  test('a body of 2 kB for a page is refused (S7)', async () => {
    const { status } = await ask(server.port, '/stay', { 'content-length': 2_048 }, 'x'.repeat(2_048));
    expect(status).toBe(413);
  });

  test('the page of the chat has a policy of its own', async () => {
    const { headers } = await ask(server.port, '/chat.html');
    const reach = HOSTS[HOST] ?? UNKNOWN_HOST;
    expect(ofPolicy('chat', reach, headers)).toEqual(headersOf('chat', reach));
  });

  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/assets/index-12345678.js', 'assets/index-12345678.js', 'text/javascript; charset=utf-8'],
    ['/main.webmanifest', 'main.webmanifest', 'application/manifest+json'],
  ] as const)('%s is sent in the compressed form that the browser accepts', async (path, file, type) => {
    const [br, gzip, plain, refused] = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity', 'br;q=0'].map((coding) =>
        ask(server.port, path, { 'accept-encoding': coding }),
      ),
    );
    expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'content-type': type });
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(SENT[file]);
    expect(gzip?.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': type });
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(SENT[file]);
    for (const each of [plain, refused]) {
      expect(each?.headers).not.toHaveProperty('content-encoding');
      expect(each?.headers).toMatchObject({ 'content-type': type });
      expect(each?.body.toString()).toBe(SENT[file]);
    }
  });

  test('a browser that has the page gets a 304', async () => {
    const { etag } = (await ask(server.port, '/')).headers;
    const again = await ask(server.port, '/', { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': 'no-cache' } });
  });

  test('the log contains no query, cookie or referrer (S20)', async () => {
    const secrets = { cookie: `accessToken=${SLUG}`, referer: `https://a.test/?slug=${SLUG}`, authorization: SLUG };
    for (const path of [
      `/stay%3fslug=${SLUG}`,
      `/stay%253FSLUG%253D${SLUG}`,
      `/stay&slug=${SLUG}`,
      `/stay/slug=${SLUG}`,
    ]) {
      await ask(server.port, path, secrets);
    }
    for (const path of [`/stay?slug=${SLUG}`, `/gone.js?slug=${SLUG}`, `/%?slug=${SLUG}`, `/a\\b?slug=${SLUG}`]) {
      await ask(server.port, path, secrets);
    }
    await expect.poll(() => server.log()).toContain('/gone.js');
    expect(server.log()).not.toContain(SLUG);
  });
});

/** The policy headers of an answer, with the names in the case that the Observatory score expects. */
const headersByName = (
  answer: Answer,
  reach: Reach,
  headers: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(ofPolicy(answer, reach, headers)).map(([name, value]) => [name, value ?? '']));
