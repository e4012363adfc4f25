import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { BUILD_ID } from '#lib/app-page.ts';
import { isBackendPath } from '#mocks/engine/addresses.ts';
import { builtAppHost } from '#mocks/built-app-host.ts';
import { cardFieldsHost, isCardFieldsPath } from '#mocks/card-fields/host.ts';
import { responseOf } from '#mocks/engine/http.ts';
import type { Reply } from '#mocks/engine/http.ts';
import { httpHost } from '#mocks/http-host.ts';

import { deployedPage } from '../deploy/site.ts';

/** The `config.json` of an operator whose API is on the same origin. */
const CONFIGURATION = JSON.stringify({
  hosts: { localhost: { brand: 'main', environment: 'prod' } },
  brands: { main: { name: 'Reception', phone: '+358 9 4245 0150', whatsapp: '+358 50 555 0150', helper: 'Bob' } },
  environments: {
    prod: {
      api: '/api',
      reception: 'https://reception.operator.example',
      booking: { main: 'https://booking.operator.example' },
      guest: { main: 'https://stay.operator.example' },
      // Enables the consent prompt; nothing is sent without consent.
      analytics: { writeKey: 'bench' },
    },
  },
});

const compress = promisify(brotliCompress);

/** File types to compress; fonts and pictures are compressed already. */
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json']);

/** Brotli at the given quality. */
const brotli = (body: Buffer | string, quality: number): Promise<Buffer> =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A copy of a folder with a compressed file next to each text, prepared before measuring. */
async function packedCopy(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'reception-packed-'));
  await cp(root, copy, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const page = join(copy, 'index.html');
  const html = await readFile(page, 'utf8');
  // Adds what the deployment adds to the app's page; the floor has no such page.
  if (BUILD_ID.test(html)) await writeFile(page, deployedPage(html, []));
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.filter((file) => TEXT.has(extname(file)));
  await Promise.all(texts.map(async (file) => writeFile(`${file}.br`, await brotli(await readFile(file), 11))));
  return copy;
}

/** Serves a build and the fake backend on one origin, like a web server: compressed, with keep-alive. */
const root = await packedCopy(resolve(process.argv[2] ?? 'dist'));
process.once('SIGTERM', () => process.exit());
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
const app = builtAppHost(root);

/** Compresses answers for the app and the floor alike, at a quality suited to dynamic answers. */
async function sendPacked(outgoing: ServerResponse, given: Response | Reply): Promise<void> {
  const answer = given instanceof Response ? given : responseOf(given);
  const body = await brotli(await answer.text(), 5);
  const cookies = answer.headers.getSetCookie();
  outgoing.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    'content-encoding': 'br',
    'content-length': body.byteLength,
  });
  outgoing.end(body);
}
// The guests' host is another name of this computer, see `guestOrigin`.
const backend = httpHost({ sending: sendPacked, callers: { hosts: () => ['localhost.'], origins: [] } });

const server = createServer((incoming, outgoing) => {
  const path = (incoming.url ?? '/').split('?')[0] ?? '/';
  if (isBackendPath(path)) return backend(incoming, outgoing);
  if (isCardFieldsPath(path)) return cardFieldsHost(incoming, outgoing);
  if (path === '/config.json') return outgoing.setHeader('content-type', 'application/json').end(CONFIGURATION);
  return app(incoming, outgoing);
});
// Longer than the pause between two loads; Node's default is five seconds.
server.keepAliveTimeout = 60_000;
// Exits together with its parent process, however that ends.
process.stdin.resume().once('close', () => process.exit());
server.listen(0, () => console.log((server.address() as AddressInfo).port));
