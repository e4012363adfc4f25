import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { CARD_FIELDS_ORIGIN, cardFieldsHost, isCardFieldsPath } from './card-fields-host.ts';
import { httpHost, isBackendPath } from './http-host.ts';

/**
 * The production policy with the simulated card provider as its only third party, so that nothing that breaks it is
 * built unseen.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src 'self' ${CARD_FIELDS_ORIGIN}`,
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** The file of a path, undefined when there is none; nothing outside the folder, no source maps, no dotfiles. */
function fileOf(root: string, path: string): string | undefined {
  const relative = normalize(decodeURIComponent(path)).replace(/^(\.\.[/\\])+/, '');
  if (/(^|\/)\.|\.map$/.test(relative)) return undefined;
  const file = join(root, relative);
  return file.startsWith(root) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function sendFile(outgoing: ServerResponse, file: string): void {
  outgoing.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(file)
    .on('error', () => outgoing.destroy())
    .pipe(outgoing);
}

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, dist: { type: 'string', default: 'dist' } },
});
const root = resolve(values.dist);
const backend = httpHost();

const server = createServer((incoming, outgoing) => {
  const path = (incoming.url ?? '/').split('?')[0] ?? '/';
  if (isBackendPath(path)) return backend(incoming, outgoing);
  if (isCardFieldsPath(path)) return cardFieldsHost(incoming, outgoing);
  const file = fileOf(root, path);
  if (file !== undefined) return sendFile(outgoing, file);
  // A missing file is missing; every other path is one of the app's own.
  if (extname(path) !== '' && path.startsWith('/assets/')) return void outgoing.writeHead(404).end();
  return sendFile(outgoing, join(root, 'index.html'));
});
// Chromium sends any request again, a PATCH too, when a kept connection ends without a byte: a dropped answer would
// never be lost. On a connection of its own it is.
server.maxRequestsPerSocket = 1;
server.listen(Number(values.port), () => {
  console.log(`The built app and the fake backend at http://localhost:${values.port}/stay?slug=stay-arrival-day`);
});
