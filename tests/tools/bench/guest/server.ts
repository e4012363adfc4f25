import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { isBackendPath } from '#mocks/backend-path.ts';
import { builtAppHost, fileHeaders } from '#mocks/built-app-host.ts';
import { cardFieldsHost, isCardFieldsPath } from '#mocks/card-fields-host.ts';
import { httpHost } from '#mocks/http-host.ts';

import { brotli, packFiles } from './packed-files.ts';

/** A build and the fake backend on one origin, as a web server would send them: packed, connections kept. */
const root = resolve(process.argv[2] ?? 'dist');
const packed = await packFiles(root);

const app = builtAppHost(root, (outgoing, file) => {
  const found = packed.get(file);
  if (found === undefined) return void outgoing.writeHead(404).end();
  const { body, encoding } = found;
  const length = { 'content-length': body.byteLength };
  outgoing.writeHead(200, { ...fileHeaders(file), ...length, ...(encoding && { 'content-encoding': encoding }) });
  outgoing.end(body);
});

/** Answers are packed for the app and the floor alike, at the quality that suits answers made on the spot. */
async function sendPacked(outgoing: ServerResponse, answer: Response): Promise<void> {
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
  return app(incoming, outgoing);
});
// A pause between two loads is longer than the five seconds that Node keeps a connection by default.
server.keepAliveTimeout = 60_000;
// It ends with whoever started it, however that one ends.
process.stdin.resume().once('close', () => process.exit());
server.listen(0, () => console.log((server.address() as AddressInfo).port));
