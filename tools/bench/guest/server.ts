import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { isBackendPath } from '#mocks/engine/addresses.ts';
import { builtAppHost } from '#mocks/built-app-host.ts';
import { cardFieldsHost, isCardFieldsPath } from '#mocks/card-fields-host.ts';
import { responseOf } from '#mocks/engine/http.ts';
import type { Reply } from '#mocks/engine/http.ts';
import { httpHost } from '#mocks/http-host.ts';

import { CONFIGURATION } from './guest-host.ts';
import { brotli, packedCopy } from './packed-files.ts';

/** A build and the fake backend on one origin, as a web server would send them: packed, connections kept. */
const root = await packedCopy(resolve(process.argv[2] ?? 'dist'));
process.once('SIGTERM', () => process.exit());
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
const app = builtAppHost(root);

/** Answers are packed for the app and the floor alike, at the quality that suits answers made on the spot. */
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
const backend = httpHost({}, sendPacked);

const server = createServer((incoming, outgoing) => {
  const path = (incoming.url ?? '/').split('?')[0] ?? '/';
  if (isBackendPath(path)) return backend(incoming, outgoing);
  if (isCardFieldsPath(path)) return cardFieldsHost(incoming, outgoing);
  if (path === '/config.json') return outgoing.setHeader('content-type', 'application/json').end(CONFIGURATION);
  return app(incoming, outgoing);
});
// A pause between two loads is longer than the five seconds that Node keeps a connection by default.
server.keepAliveTimeout = 60_000;
// Ends with the process that started it, however that one ends.
process.stdin.resume().once('close', () => process.exit());
server.listen(0, () => console.log((server.address() as AddressInfo).port));
