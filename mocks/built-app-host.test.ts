import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { builtAppHost } from './built-app-host.ts';

let folder: string;
let port: number;
const server = createServer((incoming, outgoing) => builtAppHost(join(folder, 'dist'))(incoming, outgoing));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reception-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await mkdir(join(folder, 'dist/.vite'));
  const files = {
    'dist/index.html': 'app',
    'dist/assets/a.js': 'script',
    'dist/assets/a.js.map': 'map',
    'dist/.vite/manifest.json': 'manifest',
    'secret.txt': 'secret',
  };
  for (const [name, words] of Object.entries(files)) await writeFile(join(folder, name), words);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** The path goes out as it is written: `fetch` would tidy it up. */
async function answerTo(path: string): Promise<[number | undefined, string]> {
  const sent = request({ port, host: '127.0.0.1', path, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return [response.statusCode, await text(response)];
}

test.each<[path: string, status: number, body: string]>([
  ['/', 200, 'app'],
  ['/stay/access?slug=a', 200, 'app'],
  ['/assets/a.js', 200, 'script'],
  ['/assets/gone.js', 404, ''],
  ['/assets/a.js.map', 404, ''],
  ['/.vite/manifest.json', 404, ''],
  ['/%2evite/manifest.json', 404, ''],
  ['/../secret.txt', 404, ''],
  ['/%2e%2e/secret.txt', 404, ''],
  ['/assets/..%2f..%2fsecret.txt', 404, ''],
  ['/assets/nope', 404, ''],
  ['/.env', 404, ''],
  ['/robots.txt', 404, ''],
  ['/favicon.ico', 404, ''],
  ['/sw.js', 404, ''],
  ['/stay%00', 200, 'app'],
  ['/%E0%A4%A', 200, 'app'],
  ['/assets/%', 404, ''],
])('%s is answered with %i %s', async (path, status, body) => {
  expect(await answerTo(path)).toEqual([status, body]);
});
