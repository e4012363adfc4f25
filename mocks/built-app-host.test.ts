import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { builtAppHost } from './built-app-host.ts';

let folder: string;
let port: number;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reception-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await mkdir(join(folder, 'dist/.vite'));
  const files = {
    'dist/index.html': 'app',
    'dist/assets/a.js': 'script',
    'dist/assets/a.js.map': 'map',
    'dist/assets/b.css': 'style',
    'dist/assets/b.css.br': 'packed',
    'dist/.vite/manifest.json': 'manifest',
    'secret.txt': 'secret',
  };
  for (const [name, words] of Object.entries(files)) await writeFile(join(folder, name), words);
  server = createServer(builtAppHost(join(folder, 'dist'))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Sends the path unchanged; `fetch` would normalise it. */
async function answerTo(path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  const sent = request({ port, host: '127.0.0.1', path, agent: false, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response), headers: response.headers };
}

test.each<[path: string, status: number, body: string]>([
  ['/', 200, 'app'],
  ['/stay/access?slug=a', 200, 'app'],
  ['/stay/access/?slug=a', 200, 'app'],
  ['//stay//access', 200, 'app'],
  ['/privacy/', 200, 'app'],
  ['/assets/a.js', 200, 'script'],
  ['/assets/gone.js', 404, 'Not found\n'],
  ['/assets/a.js.map', 404, 'Not found\n'],
  ['/assets/a.js%2emap', 404, 'Not found\n'],
  ['/assets/b.css.br', 404, 'Not found\n'],
  ['/.vite/manifest.json', 404, 'Not found\n'],
  ['/%2evite/manifest.json', 404, 'Not found\n'],
  ['/../secret.txt', 404, 'Not found\n'],
  ['/%2e%2e/secret.txt', 404, 'Not found\n'],
  ['/assets/..%2f..%2fsecret.txt', 404, 'Not found\n'],
  ['/assets/nope', 404, 'Not found\n'],
  ['/.env', 404, 'Not found\n'],
  ['/robots.txt', 404, 'Not found\n'],
  ['/favicon.ico', 404, 'Not found\n'],
  ['/sw.js', 404, 'Not found\n'],
  ['/stay%00', 200, 'app'],
  ['/%E0%A4%A', 200, 'app'],
  ['/assets/%', 404, 'Not found\n'],
])('%s is answered with %i %s', async (path, status, body) => {
  expect(await answerTo(path)).toMatchObject({ status, body });
});

test('a file has the policy; files with hashed names are cacheable', async () => {
  const [page, script] = [await answerTo('/stay?slug=a'), await answerTo('/assets/a.js')];
  expect(page.headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-security-policy': page.headers['content-security-policy'],
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const missing = await answerTo('/assets/gone.js');
  expect(missing.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
});

test('a browser that has the page gets a 304', async () => {
  const { etag } = (await answerTo('/')).headers;
  expect(await answerTo('/', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
});

test('ranges are supported, and compressed files are sent to browsers that accept them', async () => {
  expect(await answerTo('/assets/a.js', { range: 'bytes=1-3' })).toMatchObject({ status: 206, body: 'cri' });
  const packed = await answerTo('/assets/b.css', { 'accept-encoding': 'gzip, br' });
  expect(packed).toMatchObject({ body: 'packed', headers: { 'content-encoding': 'br', 'content-type': 'text/css' } });
  expect(await answerTo('/assets/b.css')).toMatchObject({ body: 'style' });
});

test("for testers the app's page has an additional script, under the same policy; files are unchanged", async () => {
  await writeFile(join(folder, 'dist/index.html'), '<html><head></head></html>');
  const withPanel = createServer(builtAppHost(join(folder, 'dist'), '/__mock/panel.js')).listen(0, '127.0.0.1');
  await once(withPanel, 'listening');
  const { port: other } = withPanel.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${other}${path}`);
  for (const path of ['/stay', '/index.html']) {
    const page = await get(path);
    expect(await page.text()).toBe('<html><head><script type="module" src="/__mock/panel.js"></script></head></html>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  expect(await (await get('/assets/a.js')).text()).toBe('script');
  withPanel.close();
});
